import { getRecordTrack } from '@lumiroute/contract/record'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import { useRead } from '../../../lib/api/query.ts'

/** The screenshots of a record, with the shortest track the endpoint allows. */
export function useRecordImages({ id, adId, store }: Pick<BroadcastRecord, 'id' | 'adId' | 'store'>) {
  // Image links are valid for ten minutes.
  const options = { staleTime: 60_000, refetchInterval: 8 * 60_000 }
  return useRead(getRecordTrack, { storeId: store.id, adId, recordId: id, points: 2 }, options)
}
