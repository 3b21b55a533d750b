import type { BroadcastRecord } from '@lumiroute/contract/record'
import RouteIcon from '@mui/icons-material/RouteOutlined'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Card } from '../../../ui/section.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { hasStarted, isOnAir, nameText, timesText } from '../../road/record/record-facts.ts'
import { recordPaths } from '../../road/record/record.paths.ts'
import { ReportButton } from '../report/report-button.tsx'
import { toReportSubject } from '../report/report-subject.ts'
import { EffectDownload } from './effect-download.tsx'
import type { EffectKind } from './effect.paths.ts'
import type { useEffectRecord } from './read-effect.ts'

export type EffectFrameProps = {
  kind: EffectKind
  found: ReturnType<typeof useEffectRecord>
  listPath: string
  /** Set only if an operator chose it. */
  store: string | undefined
  children: (record: BroadcastRecord) => ReactNode
}

/** Day, times, vehicle and place as one text. */
function useFacts() {
  const { date } = useFormat()
  return (record: BroadcastRecord) => {
    const times = hasStarted(record) ? ` ${timesText(record)}` : ''
    const place = record.adVehicleRoute?.name || record.adFixLocation
    return [`${date(record.broadcastDate)}${times}`, record.vehicle?.no, place].filter(Boolean).join('・')
  }
}

function Waiting({ kind, found, listPath }: Pick<EffectFrameProps, 'kind' | 'found' | 'listPath'>) {
  const { t } = useTranslation()
  const toList = (
    <Button variant="outlined" href={listPath}>
      {t(`effect.${kind}.backToList`)}
    </Button>
  )
  if (found.load.isError) return <FailedState onRetry={() => void found.load.refetch()} />
  if (!found.isAbsent) return <LoadingState shape="cards" />
  return (
    <EmptyState title={t('effect.detail.notFound')} text={t('effect.detail.notFoundText')} action={toList} />
  )
}

function Header({
  kind,
  record,
  store,
}: {
  kind: EffectKind
  record: BroadcastRecord
  store: string | undefined
}) {
  const { t } = useTranslation()
  const facts = useFacts()
  const toRoute = (
    <Button variant="outlined" startIcon={<RouteIcon />} href={recordPaths.route(record, store)}>
      {t('effect.detail.toRoute')}
    </Button>
  )
  const actions = (
    <>
      {kind === 'ad' && toRoute}
      {kind === 'ad' && <ReportButton subject={toReportSubject(record)} />}
      <EffectDownload kind={kind} record={record} />
    </>
  )
  return (
    <PageHeader
      title={t(`effect.${kind}.detailTitle`, { name: nameText(record) })}
      purpose={facts(record)}
      badge={isOnAir(record) && <StatusBadge tone="live" label={t('effect.detail.onAir')} />}
      actions={record.actions.includes('viewEffect') && actions}
    />
  )
}

function NotStarted() {
  const { t } = useTranslation()
  return (
    <Card padded={false}>
      <EmptyState title={t('effect.list.notStarted')} text={t('effect.detail.notStartedText')} />
    </Card>
  )
}

/** Frame of both performance pages: the record's header and the loading and error states. */
export function EffectFrame({ kind, found, listPath, store, children }: EffectFrameProps) {
  const { t } = useTranslation()
  const { record } = found
  if (!record)
    return (
      <>
        <PageHeader title={t(`effect.${kind}.page`)} />
        <Card padded={!found.isAbsent && !found.load.isError}>
          <Waiting {...{ kind, found, listPath }} />
        </Card>
      </>
    )
  return (
    <>
      <Header {...{ kind, record, store }} />
      {record.actions.includes('viewEffect') ? children(record) : <NotStarted />}
    </>
  )
}
