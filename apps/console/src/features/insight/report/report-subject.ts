import type { BroadcastRecord } from '@lumiroute/contract/record'

/** A whole ad, or one of its dates. */
export type ReportSubject = { storeId: number; adId: number; recordId?: number; name: string; date?: string }

export const toReportSubject = ({
  store,
  adId,
  id,
  adName,
  broadcastDate,
}: BroadcastRecord): ReportSubject => ({
  storeId: store.id,
  adId,
  recordId: id,
  name: adName,
  date: broadcastDate,
})
