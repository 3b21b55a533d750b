import Add from '@mui/icons-material/Add'
import EventRepeat from '@mui/icons-material/EventRepeatOutlined'
import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { TimetableTable } from '../../features/road/timetable/timetable-table.tsx'
import { timetablePaths } from '../../features/road/timetable/timetable.paths.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

// The list must not wait for what is opened from it.
const CreateMonthDialog = onDemand(
  async () => (await import('../../features/road/timetable/create-month-dialog.tsx')).CreateMonthDialog,
)

export function TimetableListPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const table = useTableUrlState({
    filters: ['vehicleId', 'yearMon'],
    sizes: [20, 50, 100],
    defaults: { hidden: ['updatedAt'] },
  })
  const [isPlanning, setPlanning] = useState(false)
  const edit = useCallback((id: number) => void navigate(timetablePaths.edit(id)), [navigate])
  const actions = (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<EventRepeat />}
        onClick={() => setPlanning(true)}
      >
        {t('timetable.list.createMonth')}
      </Button>
      <Button variant="contained" startIcon={<Add />} href={timetablePaths.create}>
        {t('timetable.list.create')}
      </Button>
    </>
  )
  return (
    <>
      <PageHeader title={t('timetable.list.title')} purpose={t('timetable.list.purpose')} actions={actions} />
      <TimetableTable {...table} onEdit={edit} onPlanMonth={() => setPlanning(true)} />
      <CreateMonthDialog open={isPlanning} onClose={() => setPlanning(false)} />
    </>
  )
}
