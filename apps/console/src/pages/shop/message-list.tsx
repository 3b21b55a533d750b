import { getQuota, listMessages, messageStatuses, deleteMessage } from '@lumiroute/contract/message'
import type { MessageRow } from '@lumiroute/contract/message'
import Block from '@mui/icons-material/BlockOutlined'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useCancelMessage } from '../../features/shop/message/cancel-message.ts'
import { isUnderWay, lookAgainMs, messageReads } from '../../features/shop/message/list-messages.ts'
import { messageColumns } from '../../features/shop/message/message.columns.tsx'
import { messagePaths } from '../../features/shop/message/message.paths.ts'
import { QuotaStrip } from '../../features/shop/message/quota-strip.tsx'
import { invalidate } from '../../lib/api/query.ts'
import { EmptyShelf } from '../../ui/drawings/empty-shelf.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { tabs } from '../kit/filters.tsx'
import type { ListContext, ListData } from '../kit/list-context.ts'
import { act, link, remove } from '../kit/row-actions.tsx'

/** Sent messages use up the quota, so reload it after the list. */
function useQuotaAfter<Row extends MessageRow>({ rows, total, load }: ListData<Row>): ListData<Row> {
  const sent = rows?.reduce((sum, message) => sum + message.sent, 0)
  useEffect(() => {
    if (sent !== undefined) void invalidate([getQuota])
  }, [sent])
  // Polling every other second must not show a loading state.
  return { rows, total, load: { ...load, isFetching: load.isPlaceholderData } }
}

function WithQuota({ context, children }: { context: ListContext; children: ReactNode }) {
  const { storeCode, chosen } = context
  return (
    <>
      <QuotaStrip {...{ storeCode, chosen }} />
      {children}
    </>
  )
}

const canEdit = ({ actions }: MessageRow) => actions.includes('edit')

const useCancel = ({ storeCode }: ListContext) => ({ run: useCancelMessage(storeCode) })

export const MessageListPage = defineListPage({
  noun: 'message',
  endpoint: listMessages,
  rows: 'messageList',
  id: 'msgCode',
  scope: ({ storeCode }) => ({ store: storeCode }),
  columns: ({ chosen }) => messageColumns(chosen),
  filters: [tabs('status', messageStatuses, 'message.status', { all: 'message.list.allStates' })],
  drawing: <EmptyShelf />,
  Frame: WithQuota,
  create: ({ chosen }) => messagePaths.create(chosen),
  rowActions: [
    link(
      'open',
      (message: MessageRow) => (canEdit(message) ? <EditOutlined /> : <Visibility />),
      ({ msgCode }, { chosen }) => messagePaths.open(msgCode, chosen),
      { label: (message) => (canEdit(message) ? 'message.list.edit' : 'message.list.open') },
    ),
    link('copy', <ContentCopy />, ({ msgCode }: MessageRow, { chosen }) =>
      messagePaths.copy(msgCode, chosen),
    ),
    act<MessageRow>('cancel', <Block />, useCancel, {
      danger: true,
      isShown: ({ actions }) => actions.includes('cancel'),
    }),
    remove({
      endpoint: deleteMessage,
      stale: messageReads,
      input: ({ msgCode }: MessageRow, { storeCode }) => ({ store: storeCode, msgCode }),
      names: ({ msgTitle }: MessageRow) => ({ name: msgTitle }),
    }),
  ],
  refetchInterval: (messages) => (messages.some(isUnderWay) ? lookAgainMs : false),
  extendList: useQuotaAfter,
})
