import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { absent, formatCount } from '../../../lib/format/format.ts'
import { Count, DateTime, Money } from '../../../ui/figures.tsx'
import { ShareBar } from '../../../ui/share-bar.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import type { MessageListRow } from './list-messages.ts'
import { MessageStateBadge } from './message-state.tsx'

const small = { fontSize: 12, lineHeight: '16px', color: 'text.secondary' } as const
/** Figures of one that was never sent would only be noughts. */
const hasResult = ({ status, sent }: MessageListRow) => sent > 0 || status === 'sending'

function Name({ message, href }: { message: MessageListRow; href: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link href={href} underline="hover" sx={{ color: 'text.primary', fontWeight: 550 }}>
        {message.msgTitle}
      </Link>
      <Box sx={{ ...small, fontWeight: 400, overflowWrap: 'anywhere' }}>{message.targetText}</Box>
    </Box>
  )
}

/** Sent at, or what it waits for. */
function When({ message }: { message: MessageListRow }) {
  const { t } = useTranslation()
  const { sentAt, dueAt, scheduleAt, createdAt, status } = message
  if (sentAt) return <DateTime at={sentAt} />
  const planned = status === 'scheduled' || status === 'sending' ? (dueAt ?? scheduleAt) : null
  return (
    <>
      <DateTime at={planned ?? createdAt} />
      <Box sx={small}>{planned ? t('message.list.sendsAt') : t('message.list.createdAt')}</Box>
    </>
  )
}

function Sales({ message: { orders, revenue } }: { message: MessageListRow }) {
  const { t } = useTranslation()
  return (
    <>
      <Money dollars={revenue} />
      <Box sx={small}>{t('message.list.orderCount', { orders })}</Box>
    </>
  )
}

function wordColumns(t: TFunction, pathOf: (code: string) => string): DataColumn<MessageListRow>[] {
  return [
    {
      id: 'msgTitle',
      header: t('message.field.msgTitle'),
      cell: (message) => <Name message={message} href={pathOf(message.msgCode)} />,
      exportValue: ({ msgTitle }) => msgTitle,
      sortable: true,
      hideable: false,
      cardRole: 'title',
    },
    {
      id: 'status',
      header: t('message.field.status'),
      cell: ({ status }) => <MessageStateBadge status={status} />,
      exportValue: ({ status }) => t(`message.status.${status}`),
      sortable: true,
      width: 112,
      cardRole: 'badge',
    },
  ]
}

function figureColumns(t: TFunction): DataColumn<MessageListRow>[] {
  const figure = (name: 'clicks' | 'couponUsed'): DataColumn<MessageListRow> => ({
    id: name,
    header: t(`message.field.${name}`),
    cell: (message) => (hasResult(message) ? <Count figure={message[name]} /> : absent),
    exportValue: (message) => message[name],
    sortable: name === 'clicks',
    align: 'right',
    width: 72,
  })
  return [
    {
      id: 'sent',
      header: t('message.list.sent'),
      cell: (message) =>
        hasResult(message) ? (
          <ShareBar value={message.sent} of={message.estimated} />
        ) : (
          t('message.list.planned', { total: formatCount(message.estimated) })
        ),
      exportValue: ({ sent }) => sent,
      sortable: true,
      width: 144,
    },
    figure('clicks'),
    figure('couponUsed'),
    {
      id: 'revenue',
      header: t('message.field.revenue'),
      cell: (message) => (hasResult(message) ? <Sales message={message} /> : absent),
      exportValue: ({ revenue }) => revenue,
      sortable: true,
      align: 'right',
      width: 104,
    },
    {
      id: 'createdAt',
      header: t('message.field.time'),
      cell: (message) => <When message={message} />,
      exportValue: ({ sentAt, scheduleAt, createdAt }) => sentAt ?? scheduleAt ?? createdAt,
      sortable: true,
      width: 168,
    },
  ]
}

export function useMessageColumns(pathOf: (code: string) => string): readonly DataColumn<MessageListRow>[] {
  const { t } = useTranslation()
  return useMemo(() => [...wordColumns(t, pathOf), ...figureColumns(t)], [t, pathOf])
}
