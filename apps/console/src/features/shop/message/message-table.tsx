import {
  canCancelMessage,
  canEditMessage,
  canDeleteMessage,
  messageStatuses,
} from '@lumiroute/contract/message'
import Add from '@mui/icons-material/Add'
import Block from '@mui/icons-material/BlockOutlined'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableControl } from '../../../lib/table/table-state.ts'
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { StateTabs } from '../../../ui/table/state-tabs.tsx'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { exportMessages, useMessageList } from './list-messages.ts'
import type { MessageListRow } from './list-messages.ts'
import { useMessageColumns } from './message.columns.tsx'
import { messagePaths } from './message.paths.ts'
import { useCancelMessage, useDeleteMessage } from './stop-message.ts'

export const messageFilters = ['status'] as const

export type MessageTableProps = TableControl & {
  storeCode: string
  /** For addresses: an operator's choice of the store. */
  chosen: string | undefined
  /** Opens a page of the console. */
  onOpen: (path: string) => void
}

const idOf = ({ msgCode }: MessageListRow) => msgCode

export function AddMessageButton({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation()
  return (
    <Button variant="contained" startIcon={<Add />} href={messagePaths.create(chosen)}>
      {t('message.list.add')}
    </Button>
  )
}

type Handlers = Pick<MessageTableProps, 'onOpen' | 'chosen'> &
  Record<'onCancel' | 'onRemove', (message: MessageListRow) => void>

function useActions({ chosen, onOpen, onCancel, onRemove }: Handlers) {
  const { t } = useTranslation()
  return useCallback(
    (message: MessageListRow): readonly RowAction[] => {
      const isOpen = canEditMessage(message)
      const open = {
        id: 'open',
        label: isOpen ? t('message.list.edit') : t('message.list.open'),
        icon: isOpen ? <EditOutlined /> : <Visibility />,
        onClick: () => onOpen(messagePaths.open(message.msgCode, chosen)),
      }
      const copy = {
        id: 'copy',
        label: t('message.list.copy'),
        icon: <ContentCopy />,
        onClick: () => onOpen(messagePaths.copy(message.msgCode, chosen)),
      }
      const danger = { danger: true }
      const cancel = { id: 'cancel', label: t('message.list.cancel'), icon: <Block />, ...danger }
      const remove = { id: 'remove', label: t('message.list.remove'), icon: <DeleteOutlined />, ...danger }
      return [
        open,
        copy,
        ...(canCancelMessage(message) ? [{ ...cancel, onClick: () => onCancel(message) }] : []),
        ...(canDeleteMessage(message) ? [{ ...remove, onClick: () => onRemove(message) }] : []),
      ]
    },
    [t, chosen, onOpen, onCancel, onRemove],
  )
}

export function MessageTable({ storeCode, chosen, state, onStateChange, onOpen }: MessageTableProps) {
  const { t } = useTranslation()
  const list = useMessageList(storeCode, state)
  const { remove: onRemove, dialog } = useDeleteMessage(storeCode)
  const cancel = useCancelMessage(storeCode)
  const onCancel = useCallback((message: MessageListRow) => void cancel(message), [cancel])
  const pathOf = useCallback((code: string) => messagePaths.open(code, chosen), [chosen])
  const empty = (
    <EmptyState
      title={t('message.list.empty')}
      text={t('message.list.emptyText')}
      drawing={<EmptyShelf />}
      action={<AddMessageButton chosen={chosen} />}
    />
  )
  return (
    <>
      <StateTabs
        {...{ state, onStateChange }}
        name="status"
        label={t('message.field.status')}
        all={t('message.list.allStates')}
        options={messageStatuses.map((value) => ({ value, label: t(`message.status.${value}`) }))}
      />
      <DataTable
        caption={t('message.list.title')}
        columns={useMessageColumns(pathOf)}
        rowActions={useActions({ chosen, onOpen, onCancel, onRemove })}
        visibleActions={2}
        rowId={idOf}
        {...list}
        {...{ state, onStateChange, empty }}
        searchPlaceholder={t('message.list.search')}
        exportRows={({ signal }) => exportMessages(storeCode, state, signal)}
      />
      {dialog}
    </>
  )
}
