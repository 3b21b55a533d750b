import { deleteTimetable as deleteTimetableCall, queryTimetables } from '@lumiroute/contract'
import type { Timetable } from '@lumiroute/contract'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../lib/client.ts'
import { monthTitle } from '../../lib/month.ts'
import { useAct } from '../../lib/query.ts'
import { useFormatLanguage } from '../../lib/use-format.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { yearMonOf } from './timetable.days.ts'

/** Asks by vehicle and month; a refusal, which names the booked ads, stays until it was read. */
export function useDeleteTimetable() {
  const { t } = useTranslation()
  const language = useFormatLanguage()
  const confirm = useConfirm()
  const [refusal, setRefusal] = useState<string>()
  const { mutateAsync } = useAct(deleteTimetableCall, { quiet: 'errors', invalidate: [queryTimetables] })
  const deleteTimetable = useCallback(
    async (timetable: Timetable) => {
      const names = { no: timetable.vehicle.no, month: monthTitle(yearMonOf(timetable), language) }
      const question = { title: t('timetable.delete.ask', names), text: t('timetable.delete.text') }
      if (!(await confirm({ ...question, destructive: true }))) return
      try {
        await mutateAsync({ timetableId: timetable.id })
      } catch (error) {
        setRefusal(isApiError(error) ? error.message : '')
      }
    },
    [t, language, confirm, mutateAsync],
  )
  return { deleteTimetable, refusal, forgetRefusal: () => setRefusal(undefined) }
}
