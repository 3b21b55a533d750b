import { validationTexts } from '@lumiroute/contract'
import { dayNames } from '@lumiroute/contract/timetable'
import type { Timetable } from '@lumiroute/contract/timetable'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { getDay } from '../../../lib/format/format.ts'
import { announce } from '../../../lib/announce.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { typeText } from '../vehicle/vehicle-choices.ts'
import { useFreeVehicles } from './find-free-vehicles.ts'
import { useUpdateTimetable } from './save-timetable.ts'
import { formatYearMonth } from './timetable-days.ts'

export type BookedDialogProps = {
  timetable: Timetable
  day: number
  isDirty: boolean
  onMoved: () => void
  onClose: () => void
}

const Choice = z.object({ timetableId: z.int().min(1, validationTexts.requiredStar) })

type Obstacle = { date: string; isDirty: boolean; hasNone: boolean; timetable: Timetable }

/** Why the ad cannot be moved to another vehicle now, if so. */
function useObstacle({ date, isDirty, hasNone, timetable }: Obstacle): string | undefined {
  const { t } = useTranslation()
  const [today] = useState(() => getDay(new Date()))
  const { vehicleType } = timetable.vehicle
  if (date < today) return t('timetable.booked.past')
  if (isDirty) return t('timetable.booked.unsaved')
  if (!hasNone) return undefined
  return t('timetable.booked.none', { type: typeText(t, { code: vehicleType, name: vehicleType }) })
}

/** The ad booked on a day, with a choice of other vehicles for it. */
export function BookedDialog({ timetable, day, isDirty, onMoved, onClose }: BookedDialogProps) {
  const { t } = useTranslation()
  const { date: dateText } = useFormat()
  const name = dayNames[day - 1] ?? 'day1'
  const adId = timetable[name] ?? ''
  const adName = timetable.ads.find(({ id }) => String(id) === adId)?.name ?? adId
  const date = `${formatYearMonth(timetable)}-${String(day).padStart(2, '0')}`
  const { free, isPending } = useFreeVehicles(timetable, day)
  const update = useUpdateTimetable()
  const { control, submit, busy, failure } = useContractForm({
    schema: Choice,
    defaultValues: { timetableId: 0 },
    onSubmit: async ({ timetableId }) => {
      const { message } = await update.mutateAsync({ timetableId, timetable_data: { [name]: adId } })
      announce('success', message)
      onMoved()
    },
  })
  const why = useObstacle({ date, isDirty, hasNone: !isPending && free.length === 0, timetable })
  return (
    <FormDialog
      open
      title={t('timetable.booked.title', { date: dateText(date) })}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('timetable.booked.submit')}
      busy={busy}
      failure={failure}
      width="xs"
    >
      <DescriptionList items={[{ id: 'ad', term: t('timetable.booked.ad'), value: adName }]} />
      {why ? (
        <Alert severity="info">{why}</Alert>
      ) : (
        <SelectField
          control={control}
          name="timetableId"
          label={t('timetable.booked.moveTo')}
          helper={t('timetable.booked.moveHelper')}
          options={free.map(({ id, vehicle }) => ({ value: id, label: vehicle.no }))}
          none={0}
          required
        />
      )}
    </FormDialog>
  )
}
