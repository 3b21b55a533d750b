import { getAdEffect, getGameEffect } from '@lumiroute/contract/effect'
import { listRecords } from '@lumiroute/contract/record'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import { useRead } from '../../../lib/api/query.ts'

type Asked = { adId: number | undefined; recordId: number | undefined }

/** Operators may leave out the store: the server takes it from the record. */
export function useEffectRecord({ adId, recordId }: Asked) {
  const isAsked = adId !== undefined && recordId !== undefined
  const load = useRead(listRecords, { adId, recordId, size: 1 }, { enabled: isAsked })
  const record = load.data?.adBroadcastRecordList[0]
  return { load, record, isAbsent: !isAsked || (load.isSuccess && !record) }
}

/** The answer may be megabytes, so do not refetch when the window regains focus. */
const staleTime = 60_000
const buildInput = ({ id, adId, store }: BroadcastRecord) => ({ storeId: store.id, adId, recordId: id })

export const useAdEffect = (record: BroadcastRecord) =>
  useRead(getAdEffect, buildInput(record), { staleTime })

export const useGameEffect = (record: BroadcastRecord) =>
  useRead(getGameEffect, buildInput(record), { staleTime })
