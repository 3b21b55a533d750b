import { getRecordTrack, listRecords } from '@lumiroute/contract/record'
import type { Line } from '@lumiroute/geo'
import { useMemo } from 'react'
import { useRead } from '../../../lib/api/query.ts'
import { readTrack, type Track } from '../record/track-data.ts'
import type { LiveRow } from './live-rows.ts'

const trailSeconds = 15 * 60
/** For a whole day, so that 15 minutes still follow the streets. */
const points = 6000
const renewMs = 60_000

function getTrail(track: Track, until: number): Line {
  const { seconds, lat, lng, count } = readTrack(track)
  const line: Line = []
  for (let i = 0; i < count; i += 1) {
    if ((seconds[i] as number) < until - trailSeconds || Number.isNaN(lat[i])) continue
    line.push([lng[i] as number, lat[i] as number])
  }
  return line
}

const nowhere: Line = []

/** The track of the last 15 minutes, up to the current position. */
export function useTrail(row: LiveRow | undefined): Line {
  const asked = { storeId: row?.store.id ?? 0, adId: row?.ad.id ?? 0, recordId: row?.recordId ?? 0, points }
  const isOnRoad = row?.state === 'moving' || row?.state === 'stopped' || row?.state === 'silent'
  const { data } = useRead(getRecordTrack, asked, {
    enabled: row !== undefined && isOnRoad,
    refetchInterval: renewMs,
  })
  const place = isOnRoad ? row.place : null
  const [lng, lat, at] = [place?.lng, place?.lat, place?.at]
  return useMemo(() => {
    if (!data || lng === undefined || lat === undefined || at === undefined) return nowhere
    return [...getTrail(data.track, at / 1000), [lng, lat]]
  }, [data, lng, lat, at])
}

/** The record, for its newest screenshot; image links are valid for ten minutes. */
export function useLiveRecord({ store, ad, recordId }: LiveRow) {
  const { data } = useRead(
    listRecords,
    { storeId: store.id, adId: ad.id, recordId },
    { refetchInterval: renewMs },
  )
  return data?.adBroadcastRecordList[0]
}
