import { getAdEffect, getGameEffect } from '@lumiroute/contract/effect'
import { listRecords } from '@lumiroute/contract/record'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import { useRead } from '../../../lib/api/query.ts'

type Asked = { adId: number | undefined; recordId: number | undefined }

/** Operators need not name the store: the record knows it. */
export function useEffectRecord({ adId, recordId }: Asked) {
  const isAsked = adId !== undefined && recordId !== undefined
  const load = useRead(listRecords, { adId, recordId, size: 1 }, { enabled: isAsked })
  const record = load.data?.adBroadcastRecordList[0]
  return { load, record, isAbsent: !isAsked || (load.isSuccess && !record) }
}

/** Megabytes for a long record: looking away for a moment is no reason to ask again. */
const staleTime = 60_000
const inputOf = ({ id, adId, store }: BroadcastRecord) => ({ storeId: store.id, adId, recordId: id })

export const useAdEffect = (record: BroadcastRecord) => useRead(getAdEffect, inputOf(record), { staleTime })

export const useGameEffect = (record: BroadcastRecord) =>
  useRead(getGameEffect, inputOf(record), { staleTime })
