import { getMessage, getQuota, listMessages } from '@lumiroute/contract/message'
import type { MessageRow } from '@lumiroute/contract/message'
import { useRead } from '../../../lib/api/query.ts'

/** Reads to invalidate after a change of messages. */
export const messageReads = [listMessages, getMessage, getQuota]

export const lookAgainMs = 2000
/** While LINE is being called, or was unavailable, a message is due again within a minute. */
const soonMs = 90_000

/** Being sent, or about to be. */
export const isUnderWay = ({ status, dueAt }: Pick<MessageRow, 'status' | 'dueAt'>) =>
  status === 'sending' ||
  (status === 'scheduled' && dueAt !== null && Date.parse(dueAt) <= Date.now() + soonMs)

/** The store's LINE quota of this month, or why it is unknown. */
export function useQuota(store: string) {
  const { data: quota, error, isPending, refetch } = useRead(getQuota, { store }, { staleTime: 60_000 })
  return { quota, error, isPending, refetch, isUnconnected: error?.status === 409 }
}
