import { getRecordTrack, queryRecords } from '@lumiroute/contract'
import { useMemo } from 'react'
import { useRead } from '../../lib/query.ts'
import { isOnAir } from './record.facts.ts'
import { peopleCurve } from './track.curve.ts'
import { readTrack } from './track.data.ts'
import type { Track } from './track.data.ts'
import { readMoments } from './track.reading.ts'

export type RecordKey = { storeId: number | undefined; adId: number; recordId: number }

/** More rows than a page can hold are thinned by the server. */
export const mostSamples = 40_000
/** The links of screenshots are good for ten minutes. */
const renewMs = 8 * 60_000
const liveMs = 30_000

/** The record, and beside it all that was measured of it. */
export function useRecord({ storeId, adId, recordId }: RecordKey) {
  const which = { storeId: storeId ?? 0, adId, recordId }
  const enabled = storeId !== undefined
  const list = useRead(queryRecords, which, { enabled, refetchInterval: liveMs })
  const record = list.data?.adBroadcastRecordList[0]
  const refetchInterval = record && isOnAir(record) ? liveMs : renewMs
  const track = useRead(getRecordTrack, { ...which, points: mostSamples }, { enabled, refetchInterval })
  return { list, record, track }
}

/** Worked out once for each track; an answer that brought nothing new is the same track. */
export function useTrackData(track: Track | undefined) {
  return useMemo(() => {
    if (!track) return undefined
    const data = readTrack(track)
    return { data, reading: readMoments(data), curve: peopleCurve(data) }
  }, [track])
}

export type Measured = NonNullable<ReturnType<typeof useTrackData>>
