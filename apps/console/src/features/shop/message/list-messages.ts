import { getMessage, getQuota, listMessages } from '@lumiroute/contract/message'
import type { MessageRow } from '@lumiroute/contract/message'
import { useRead } from '../../../lib/api/query.ts'

/** What an act on messages makes stale. */
export const messageReads = [listMessages, getMessage, getQuota]

export const lookAgainMs = 2000
/** While LINE is asked, and where it was away, a message is due again within a minute. */
const soonMs = 90_000

/** Being sent, or about to be. */
export const isUnderWay = ({ status, dueAt }: Pick<MessageRow, 'status' | 'dueAt'>) =>
  status === 'sending' ||
  (status === 'scheduled' && dueAt !== null && Date.parse(dueAt) <= Date.now() + soonMs)

/** What LINE lets the store send this month, or why that is not known. */
export function useQuota(store: string) {
  const { data: quota, error, isPending, refetch } = useRead(getQuota, { store }, { staleTime: 60_000 })
  return { quota, error, isPending, refetch, isUnconnected: error?.status === 409 }
}
