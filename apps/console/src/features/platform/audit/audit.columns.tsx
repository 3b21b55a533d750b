import type { AuditEvent } from '@lumiroute/contract/audit'
import { auditTextName } from '@lumiroute/contract/audit'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { code, column, dayAndTime } from '../../../ui/table/columns.tsx'
import { NameLink, SecondLine } from '../../../ui/table/name-link.tsx'
import { describeChange } from './describe-change.ts'
import { useWords } from './use-words.ts'

export const actionText = (t: TFunction, { action }: Pick<AuditEvent, 'action'>): string =>
  t(`audit.action.${auditTextName(action)}`)

/** Operators are only named to each other. */
const whoText = (t: TFunction, { account, isPlatform }: AuditEvent): string =>
  account ? account.adminName || account.adminAccount : isPlatform ? t('audit.platform') : ''

function Action({ event }: { event: AuditEvent }) {
  const { t } = useTranslation()
  return (
    <Stack direction="row" component="span" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <span>{actionText(t, event)}</span>
      {event.outcome === 'refused' && <StatusBadge tone="warning" label={t('audit.outcome.refused')} />}
    </Stack>
  )
}

function Who({ event }: { event: AuditEvent }) {
  const { t } = useTranslation()
  return (
    <>
      {whoText(t, event)}
      {event.account?.adminName && <SecondLine>{event.account.adminAccount}</SecondLine>}
    </>
  )
}

type LinkOf = (event: AuditEvent) => string | undefined

function AuditObject({ event, linkOf }: { event: AuditEvent; linkOf: LinkOf }) {
  const { t } = useTranslation()
  const href = linkOf(event)
  const name = event.objectName || event.objectId
  return (
    <>
      {href ? <NameLink href={href}>{name}</NameLink> : name}
      <SecondLine>{t(`audit.object.${event.objectKind}`)}</SecondLine>
    </>
  )
}

const oneLine = {
  display: 'block',
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

function FirstChange({ event }: { event: AuditEvent }) {
  const { t } = useTranslation()
  const [first, ...more] = describeChange(useWords(), event)
  if (!first) return null
  const text = first.isSecret
    ? t('audit.secretChange', { label: first.label })
    : t('audit.oneChange', { label: first.label, from: first.from, to: first.to })
  return (
    <>
      <Box component="span" sx={oneLine} title={text}>
        {text}
      </Box>
      {more.length > 0 && <SecondLine>{t('audit.moreChanges', { count: more.length })}</SecondLine>}
    </>
  )
}

/** The store is a column only where rows of several stores are shown. */
export const auditColumns = (linkOf: LinkOf, hasStores: boolean) => [
  dayAndTime('at', { sortable: true, cardRole: 'subtitle' }),
  column<AuditEvent>('who', {
    value: (event, { t }) => whoText(t, event),
    render: (event) => <Who event={event} />,
    width: 120,
  }),
  column<AuditEvent>('what', {
    value: (event, { t }) => actionText(t, event),
    render: (event) => <Action event={event} />,
    hideable: false,
    cardRole: 'title',
    width: 148,
  }),
  column<AuditEvent>('object', {
    value: ({ objectName, objectId }) => objectName || objectId,
    render: (event) => <AuditObject event={event} linkOf={linkOf} />,
    width: 168,
  }),
  column<AuditEvent>('change', {
    value: ({ change }) => Object.keys(change).join(', '),
    render: (event) => <FirstChange event={event} />,
  }),
  ...(hasStores
    ? [
        column<AuditEvent>('storeName', {
          value: ({ store }, { t }) => store?.storeName ?? t('audit.platform'),
          width: 120,
        }),
      ]
    : []),
  code('address', { width: 128 }),
]
