import { listTimetables } from '@lumiroute/contract/timetable'
import type { Timetable } from '@lumiroute/contract/timetable'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { monthTitle } from '../../../lib/format/month.ts'
import { useRead } from '../../../lib/api/query.ts'
import { useFormatLanguage } from '../../../lib/format/use-format.ts'
import { EmptyFrame } from '../../../ui/drawings/empty-frame.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Card } from '../../../ui/section.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import { TimetableForm } from './timetable-form.tsx'
import { yearMonOf } from './timetable.days.ts'
import { timetablePaths } from './timetable.paths.ts'

export function TimetableNotFound() {
  const { t } = useTranslation()
  const back = (
    <Button variant="outlined" href={timetablePaths.list}>
      {t('timetable.form.backToList')}
    </Button>
  )
  return (
    <Card padded={false}>
      <EmptyState
        title={t('timetable.form.notFound')}
        text={t('timetable.form.notFoundText')}
        drawing={<EmptyFrame />}
        action={back}
      />
    </Card>
  )
}

function TimetableHeader({ timetable }: { timetable: Timetable }) {
  const { t } = useTranslation()
  const month = monthTitle(yearMonOf(timetable), useFormatLanguage())
  return (
    <PageHeader
      title={t('timetable.form.editTitle', { no: timetable.vehicle.no, month })}
      purpose={t('timetable.form.editPurpose')}
    />
  )
}

export type TimetableEditorProps = { id: number; onSaved: () => void; onCancel: () => void }

/** Loads the timetable first, and again once an ad was moved to another vehicle. */
export function TimetableEditor({ id, onSaved, onCancel }: TimetableEditorProps) {
  const { t } = useTranslation()
  const read = useRead(listTimetables, { timetableId: id }, { staleTime: 0 })
  const { data, error, refetch, isFetchedAfterMount } = read
  const [round, setRound] = useState(0)
  const reload = async () => {
    await refetch()
    setRound((now) => now + 1)
  }
  const [timetable] = data?.timetableList ?? []
  if (timetable && isFetchedAfterMount)
    return (
      <>
        <TimetableHeader timetable={timetable} />
        <TimetableForm
          key={round}
          timetable={timetable}
          onSaved={onSaved}
          onMoved={() => void reload()}
          onCancel={onCancel}
        />
      </>
    )
  const isAbsent = data && isFetchedAfterMount
  return (
    <>
      <PageHeader title={t('timetable.form.page')} />
      {isAbsent ? (
        <TimetableNotFound />
      ) : (
        <Card>
          {error ? (
            <FailedState reference={error.requestId} onRetry={() => void refetch()} />
          ) : (
            <LoadingState shape="form" lines={6} />
          )}
        </Card>
      )}
    </>
  )
}
