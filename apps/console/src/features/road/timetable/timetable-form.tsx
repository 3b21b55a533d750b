import type { Timetable } from '@lumiroute/contract/timetable'
import Stack from '@mui/material/Stack'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsavedGuard } from '../../../ui/form/unsaved-guard.ts'
import { useResult } from '../../../ui/dialog/use-result.tsx'
import { BookedDialog } from './booked-dialog.tsx'
import { useUpdateTimetable } from './save-timetable.ts'
import { TimetableBar } from './timetable-bar.tsx'
import { TimetableDesk } from './timetable-desk.tsx'
import { getDays } from './timetable-days.ts'
import { useMonthPlan } from './use-month-plan.ts'

export type TimetableFormProps = {
  timetable: Timetable
  onSaved: () => void
  onReopen: () => void
  onCancel: () => void
}

export function TimetableForm({ timetable, onSaved, onReopen, onCancel }: TimetableFormProps) {
  const { t } = useTranslation()
  const { id, vehicle, version, ads } = timetable
  const [kept] = useState(() => getDays(timetable))
  const [days, setDays] = useState(kept)
  const [isSaved, setSaved] = useState(false)
  const [bookedDay, setBookedDay] = useState<number>()
  const plan = useMonthPlan({ month: timetable, kept, days, setDays, vehicleId: vehicle.id })
  const result = useResult(t('timetable.form.result'))
  const update = useUpdateTimetable()
  const isSending = useRef(false)
  const changed = Object.keys(plan.changes).length
  useUnsavedGuard(changed > 0 && !isSaved)

  const save = async () => {
    const timetable_data = { ...plan.changes, version }
    const { message } = await update.mutateAsync({ timetableId: id, vehicleId: vehicle.id, timetable_data })
    setSaved(true)
    return message
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Two clicks within one frame both see the button idle.
    if (isSending.current) return
    isSending.current = true
    // The dialog has already shown the error.
    const sent = result.tell(save, onSaved).catch(() => undefined)
    void sent.finally(() => (isSending.current = false))
  }
  return (
    <>
      <Stack component="form" onSubmit={submit} sx={{ gap: 2 }}>
        <TimetableDesk plan={plan} ads={ads} onOpenBooked={setBookedDay} />
        <TimetableBar changed={changed} busy={update.isPending} onCancel={onCancel} />
      </Stack>
      {bookedDay !== undefined && (
        <BookedDialog
          timetable={timetable}
          day={bookedDay}
          isDirty={changed > 0}
          onMoved={onReopen}
          onClose={() => setBookedDay(undefined)}
        />
      )}
      {result.dialog}
    </>
  )
}
