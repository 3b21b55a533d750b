import { getMessage, getQuota, listMessages, messageStatuses } from '@lumiroute/contract/message'
import type { MessageRow } from '@lumiroute/contract/message'
import { useEffect } from 'react'
import { invalidate, useRead } from '../../../lib/api/query.ts'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'
import type { TableState } from '../../../lib/table/table-state.ts'

export type MessageListRow = MessageRow & { no: number }

/** What an act on messages makes stale. */
export const messageReads = [listMessages, getMessage, getQuota]

const lookAgainMs = 2000
/** While LINE is asked, and where it was away, a message is due again within a minute. */
const soonMs = 90_000

/** Being sent, or about to be. */
const isUnderWay = ({ status, dueAt }: Pick<MessageRow, 'status' | 'dueAt'>) =>
  status === 'sending' ||
  (status === 'scheduled' && dueAt !== null && Date.parse(dueAt) <= Date.now() + soonMs)

const list = servedList({
  endpoint: listMessages,
  listOf: ({ messageList }) => messageList,
  sorts: ['msgTitle', 'status', 'sent', 'clicks', 'revenue', 'createdAt'],
  filtersOf: ({ status }) => ({ status: oneOf(messageStatuses, status) }),
  rowOf: (message, no): MessageListRow => ({ ...message, no }),
  refetchInterval: (messages) => (messages.some(isUnderWay) ? lookAgainMs : false),
})
/** Whatever was sent since took from the quota, which is therefore asked for after the list. */
function useQuotaAfter(rows: readonly MessageRow[] | undefined) {
  const sent = rows?.reduce((sum, message) => sum + message.sent, 0)
  useEffect(() => {
    if (sent !== undefined) void invalidate([getQuota])
  }, [sent])
}

export function useMessageList(store: string, state: TableState) {
  const { rows, load, total } = list.useList(state, { store })
  useQuotaAfter(rows)
  const { isPending, isError, refetch, isPlaceholderData } = load
  // Looking again every other second is no loading that anybody should see.
  return { rows, total, load: { isPending, isError, refetch, isFetching: isPlaceholderData } }
}
export const exportMessages = (store: string, state: TableState, signal: AbortSignal) =>
  list.exportAll(state, signal, { store })

/** One message as it is now: a form that began from a remembered one would lose to whoever saved since. */
export function useMessage(store: string, msgCode: string) {
  const { data, error, refetch, isFetchedAfterMount } = useRead(
    getMessage,
    { store, msgCode },
    {
      staleTime: 0,
      refetchInterval: (answer) => (answer && isUnderWay(answer.messageItem) ? lookAgainMs : false),
    },
  )
  const isAbsent = error?.status === 404 || error?.status === 403 || error?.status === 400
  return { message: isFetchedAfterMount ? data?.messageItem : undefined, isAbsent, error, refetch }
}

/** What LINE lets the store send this month, or why that is not known. */
export function useQuota(store: string) {
  const { data: quota, error, isPending, refetch } = useRead(getQuota, { store }, { staleTime: 60_000 })
  return { quota, error, isPending, refetch, isUnconnected: error?.status === 409 }
}
