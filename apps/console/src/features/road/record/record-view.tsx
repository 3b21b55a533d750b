import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { warmCurve } from '../../../ui/chart/curve-chart.tsx'
import { EmptyFrame } from '../../../ui/drawings/empty-frame.tsx'
import { warmTrackMap } from '../../../ui/map/track/track-map.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Card } from '../../../ui/section.tsx'
import { EmptyState, FailedState } from '../../../ui/states.tsx'
import { useRecord } from './read-record.ts'
import type { RecordKey } from './read-record.ts'
import { RecordDesk } from './record-desk.tsx'
import { RecordFigures } from './record-figures.tsx'
import { RecordHeader } from './record-header.tsx'

export function RecordNotFound({ listPath }: { listPath: string }) {
  const { t } = useTranslation()
  const back = (
    <Button variant="contained" href={listPath}>
      {t('record.route.backToList')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('record.route.page')} />
      <Card padded={false}>
        <EmptyState
          title={t('record.route.notFound')}
          text={t('record.route.notFoundText')}
          drawing={<EmptyFrame />}
          action={back}
        />
      </Card>
    </>
  )
}

const rounded = { borderRadius: '10px' } as const

function Loading() {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-busy aria-label={t('ui.state.loading')} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={72} sx={rounded} />
      <Skeleton variant="rounded" height={480} sx={rounded} />
      <Skeleton variant="rounded" height={120} sx={rounded} />
    </Box>
  )
}

export type RecordViewProps = RecordKey & { listPath: string }

export function RecordView({ listPath, ...key }: RecordViewProps) {
  const { t } = useTranslation()
  const { list, record, track } = useRecord(key)
  // Deferred: rendering a day of samples must not block the page.
  const answer = useDeferredValue(track.data)
  useEffect(() => {
    warmTrackMap()
    warmCurve()
  }, [])
  const isAbsent = (list.isSuccess && !record) || track.error?.status === 404
  if (isAbsent) return <RecordNotFound listPath={listPath} />
  const hasFailed = (list.isError && !record) || (track.isError && !track.data)
  const retry = () => void Promise.all([list.refetch(), track.refetch()])
  return (
    <>
      {record ? (
        <RecordHeader
          record={record}
          storePath={key.storeId === undefined ? record.store.storeCode : undefined}
          hasTrack={!!answer?.track.lat.some((lat) => lat !== null)}
        />
      ) : (
        <PageHeader title={t('record.route.page')} />
      )}
      {hasFailed && (
        <Card padded={false}>
          <FailedState onRetry={retry} />
        </Card>
      )}
      {!hasFailed && !(record && answer) && <Loading />}
      {record && answer && (
        <RecordDesk
          record={record}
          answer={answer}
          figures={<RecordFigures record={record} coveragePct={answer.coveragePct} />}
        />
      )}
    </>
  )
}
