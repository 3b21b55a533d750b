import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { NewTimetable } from '../../features/road/timetable/new-timetable.tsx'
import { TimetableEditor, TimetableNotFound } from '../../features/road/timetable/timetable-editor.tsx'
import { timetablePaths } from '../../features/road/timetable/timetable.paths.ts'
import { useGoBack } from '../../lib/go-back.ts'
import { readId } from '../../lib/format/read-id.ts'
import { PageHeader } from '../../ui/page-header.tsx'

/** Without an id, or with 0, a new timetable. */
export function TimetableEditPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const onCancel = useGoBack(timetablePaths.list)
  const onSaved = () => void navigate(timetablePaths.list)
  const given = params.get('id')
  const id = readId(given)
  if (id) return <TimetableEditor key={id} id={id} onSaved={onSaved} onCancel={onCancel} />
  if (given && given !== '0')
    return (
      <>
        <PageHeader title={t('timetable.form.page')} />
        <TimetableNotFound />
      </>
    )
  const vehicleId = readId(params.get('vehicleId'))
  return (
    <>
      <PageHeader title={t('timetable.form.createTitle')} purpose={t('timetable.form.createPurpose')} />
      <NewTimetable vehicleId={vehicleId} onSaved={onSaved} onCancel={onCancel} />
    </>
  )
}
