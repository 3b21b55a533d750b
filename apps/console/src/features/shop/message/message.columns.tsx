import type { MessageRow } from '@lumiroute/contract/message'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { absent, formatCount } from '../../../lib/format/format.ts'
import { Count, DateTime, Money } from '../../../ui/figures.tsx'
import { ShareBar } from '../../../ui/share-bar.tsx'
import { column } from '../../../ui/table/columns.tsx'
import { NameLink, SecondLine } from '../../../ui/table/name-link.tsx'
import { MessageStateBadge } from './message-state.tsx'
import { messagePaths } from './message.paths.ts'

/** A message that was never sent would show only zeros. */
const hasResult = ({ status, sent }: MessageRow) => sent > 0 || status === 'sending'

/** When it was sent, or what it waits for. */
function When({ message }: { message: MessageRow }) {
  const { t } = useTranslation()
  const { sentAt, dueAt, scheduleAt, createdAt, status } = message
  if (sentAt) return <DateTime at={sentAt} />
  const planned = status === 'scheduled' || status === 'sending' ? (dueAt ?? scheduleAt) : null
  return (
    <>
      <DateTime at={planned ?? createdAt} />
      <SecondLine>{planned ? t('message.list.sendsAt') : t('message.list.createdAt')}</SecondLine>
    </>
  )
}

function Sales({ message: { orders, revenue } }: { message: MessageRow }) {
  const { t } = useTranslation()
  return (
    <>
      <Money dollars={revenue} />
      <SecondLine>{t('message.list.orderCount', { orders })}</SecondLine>
    </>
  )
}

const figure = (id: 'clicks' | 'couponUsed') =>
  column<MessageRow>(id, {
    value: (message) => message[id],
    render: (message) => (hasResult(message) ? <Count figure={message[id]} /> : absent),
    sortable: id === 'clicks',
    align: 'right',
    width: 72,
  })

export const messageColumns = (chosen: string | undefined) => [
  column<MessageRow>('msgTitle', {
    value: ({ msgTitle }) => msgTitle,
    render: ({ msgCode, msgTitle, targetText }) => (
      <>
        <NameLink href={messagePaths.open(msgCode, chosen)}>{msgTitle}</NameLink>
        <SecondLine>
          <Box sx={{ fontWeight: 400, overflowWrap: 'anywhere' }}>{targetText}</Box>
        </SecondLine>
      </>
    ),
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  column<MessageRow>('status', {
    value: ({ status }, { t }) => t(`message.status.${status}`),
    render: ({ status }) => <MessageStateBadge status={status} />,
    sortable: true,
    width: 112,
    cardRole: 'badge',
  }),
  column<MessageRow>('sent', {
    header: 'message.list.sent',
    value: ({ sent }) => sent,
    render: (message, { t }) =>
      hasResult(message) ? (
        <ShareBar value={message.sent} of={message.estimated} />
      ) : (
        t('message.list.planned', { total: formatCount(message.estimated) })
      ),
    sortable: true,
    width: 144,
  }),
  figure('clicks'),
  figure('couponUsed'),
  column<MessageRow>('revenue', {
    value: ({ revenue }) => revenue,
    render: (message) => (hasResult(message) ? <Sales message={message} /> : absent),
    sortable: true,
    align: 'right',
    width: 104,
  }),
  column<MessageRow>('createdAt', {
    header: 'message.field.time',
    value: ({ sentAt, scheduleAt, createdAt }) => sentAt ?? scheduleAt ?? createdAt,
    render: (message) => <When message={message} />,
    sortable: true,
    width: 168,
  }),
]
