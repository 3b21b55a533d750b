import { getRecordTrack, listRecords } from '@lumiroute/contract/record'
import { useMemo } from 'react'
import { useRead } from '../../../lib/api/query.ts'
import { isOnAir } from './record-facts.ts'
import { peopleCurve } from './track-curve.ts'
import { readTrack } from './track-data.ts'
import type { Track } from './track-data.ts'
import { readMoments } from './track-reading.ts'

/** Operators may leave out the store: the server takes it from the record. */
export type RecordKey = { storeId: number | undefined; adId: number; recordId: number }

/** The server thins out more rows than this. */
export const mostSamples = 40_000
/** Image links are valid for ten minutes. */
const renewMs = 8 * 60_000
const liveMs = 30_000

/** The record and all of its measurements. */
export function useRecord({ storeId, adId, recordId }: RecordKey) {
  const list = useRead(listRecords, { adId, recordId }, { refetchInterval: liveMs })
  const record = list.data?.adBroadcastRecordList[0]
  const owner = storeId ?? record?.store.id
  const which = { storeId: owner ?? 0, adId, recordId, points: mostSamples }
  const refetchInterval = record && isOnAir(record) ? liveMs : renewMs
  const track = useRead(getRecordTrack, which, { enabled: owner !== undefined, refetchInterval })
  return { list, record, track }
}

/** Computed once per track; an unchanged answer is the same object. */
export function useTrackData(track: Track | undefined) {
  return useMemo(() => {
    if (!track) return undefined
    const data = readTrack(track)
    return { data, reading: readMoments(data), curve: peopleCurve(data) }
  }, [track])
}

export type Measured = NonNullable<ReturnType<typeof useTrackData>>
