import { dayNames, NewTimetableForm, patternDays } from '@lumiroute/contract/timetable'
import { listVehicles } from '@lumiroute/contract/vehicle'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { readId } from '../../../lib/format/read-id.ts'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useRead } from '../../../lib/api/query.ts'
import { useUnsavedGuard } from '../../../ui/form/unsaved-guard.ts'
import { useResult } from '../../../ui/dialog/use-result.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Card } from '../../../ui/section.tsx'
import { useMonthChoices } from './month-choices.ts'
import { useAddTimetable } from './save-timetable.ts'
import { TimetableBar } from './timetable-bar.tsx'
import { TimetableDesk } from './timetable-desk.tsx'
import { monthOfText } from './timetable-days.ts'
import type { Days } from './timetable-days.ts'
import { useMonthPlan } from './use-month-plan.ts'

export type NewTimetableProps = { onSaved: () => void; onCancel: () => void }

const named = (days: Days) => Object.fromEntries(days.map((value, at) => [dayNames[at], value]))

/** One plan per viewed month, so that returning to a month shows it unchanged. */
function usePlans(yearMon: string, vehicleId: number) {
  const [plans, setPlans] = useState<Record<string, Days>>({})
  const month = monthOfText(yearMon)
  const kept: Days = patternDays('online', month)
  const days = plans[yearMon] ?? kept
  const setDays = (change: (days: Days) => Days) =>
    setPlans((now) => ({ ...now, [yearMon]: change(now[yearMon] ?? kept) }))
  return useMonthPlan({ month, kept, days, setDays, vehicleId: vehicleId || undefined })
}

export function NewTimetable({ onSaved, onCancel }: NewTimetableProps) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const { choices, nextMonth } = useMonthChoices(-1, 11)
  const vehicles = useRead(listVehicles, { sort: 'no' })
  const result = useResult(t('timetable.form.result'))
  const add = useAddTimetable()
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: NewTimetableForm,
    defaultValues: { vehicleId: readId(params.get('vehicleId')) ?? 0, yearMon: nextMonth },
    onSubmit: ({ vehicleId, yearMon }) =>
      result.tell(async () => {
        const timetable_data = { ...monthOfText(yearMon), ...named(plan.days) }
        return (await add.mutateAsync({ vehicleId, timetable_data })).message
      }, onSaved),
  })
  const [vehicleId, yearMon] = useWatch({ control, name: ['vehicleId', 'yearMon'] })
  const plan = usePlans(yearMon || nextMonth, vehicleId)
  const changed = Object.keys(plan.changes).length
  useUnsavedGuard(!add.isSuccess && (dirty || changed > 0))
  const options = vehicles.data?.vehicleList.map(({ id, no }) => ({ value: id, label: no })) ?? []
  return (
    <>
      <Stack sx={{ gap: 2 }}>
        <Card>
          <Form onSubmit={submit} id="new-timetable" columns={2}>
            <FormFailure text={failure} />
            <SelectField
              control={control}
              name="vehicleId"
              label={t('timetable.field.vehicle')}
              helper={t('timetable.form.vehicleHelper')}
              options={options}
              none={0}
              required
            />
            <SelectField
              control={control}
              name="yearMon"
              label={t('timetable.field.yearMon')}
              options={choices}
              required
            />
          </Form>
        </Card>
        <TimetableDesk key={yearMon} plan={plan} ads={[]} onOpenBooked={() => undefined} />
        <TimetableBar form="new-timetable" changed={changed} busy={busy} onCancel={onCancel} />
      </Stack>
      {result.dialog}
    </>
  )
}
