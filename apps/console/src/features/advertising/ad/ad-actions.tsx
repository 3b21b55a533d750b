import type { Ad } from '@lumiroute/contract/ad'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Timeline from '@mui/icons-material/TimelineOutlined'
import SendOutlined from '@mui/icons-material/SendOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { canSend, editWayOf, may } from './ad.buttons.ts'
import type { AdRow } from './ad.columns.tsx'
import type { Readonly } from './ad.paths.ts'
import { statusText } from './ad-status.tsx'

export type AdDoings = {
  onOpen: (ad: Ad, readonly: Readonly) => void
  onRecords: (ad: Ad) => void
  onSend: (ad: Ad) => void
  onDelete: (ad: Ad) => Promise<void>
}

function editAction(t: TFunction, ad: Ad, onOpen: AdDoings['onOpen']): RowAction[] {
  const way = editWayOf(ad)
  if (!way) return []
  const onClick = () => onOpen(ad, way.readonly)
  return [{ id: 'edit', label: t(`ad.list.${way.label}`), icon: <EditOutlined />, onClick }]
}

function deleteAction(t: TFunction, ad: Ad, onDelete: AdDoings['onDelete']): RowAction[] {
  if (!may(ad, 'delete')) return []
  const onClick = () => void onDelete(ad)
  return [{ id: 'delete', label: t('ad.list.delete'), icon: <DeleteOutlined />, danger: true, onClick }]
}

/** What is approved has a record for each of its dates. */
function recordsAction(t: TFunction, ad: Ad, onRecords: AdDoings['onRecords']): RowAction[] {
  if (ad.payment.statusCode !== 'accept') return []
  return [{ id: 'records', label: t('ad.list.records'), icon: <Timeline />, onClick: () => onRecords(ad) }]
}

/** Nothing happens to the ad until its store pays and hands it in. */
const isWaiting = (ad: Ad) => canSend(ad) && !['request', 'accept'].includes(ad.payment.statusCode)

export function actionsOfRow(t: TFunction, ad: Ad, doings: AdDoings): RowAction[] {
  const { onOpen, onSend, onDelete, onRecords } = doings
  const view = {
    id: 'view',
    label: t('ad.list.view'),
    icon: <VisibilityOutlined />,
    onClick: () => onOpen(ad, 1),
  }
  const send = {
    id: 'sendAndPay',
    label: t('ad.list.sendAndPay'),
    icon: <SendOutlined />,
    disabled: !canSend(ad),
    isNext: isWaiting(ad),
    disabledReason: t('ad.list.nothingToSend', { status: statusText(t, ad) }),
    onClick: () => onSend(ad),
  }
  const edit = editAction(t, ad, onOpen)
  const rest = [...recordsAction(t, ad, onRecords), ...deleteAction(t, ad, onDelete)]
  return edit.length > 0 ? [...edit, send, view, ...rest] : [view, send, ...rest]
}

export function useAdActions({ onOpen, onSend, onDelete, onRecords }: AdDoings) {
  const { t } = useTranslation()
  return useCallback(
    (ad: AdRow): readonly RowAction[] => actionsOfRow(t, ad, { onOpen, onSend, onDelete, onRecords }),
    [t, onOpen, onSend, onDelete, onRecords],
  )
}
