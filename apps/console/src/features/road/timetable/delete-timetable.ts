import { deleteTimetable as endpoint, listTimetables } from '@lumiroute/contract/timetable'
import type { Timetable } from '@lumiroute/contract/timetable'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { monthTitle } from '../../../lib/format/month.ts'
import { useFormatLanguage } from '../../../lib/format/use-format.ts'
import { useRemoval } from '../../../lib/api/use-removal.tsx'
import { yearMonOf } from './timetable.days.ts'

const stale = [listTimetables]

export function useDeleteTimetable() {
  const { t } = useTranslation()
  const language = useFormatLanguage()
  const { remove, dialog } = useRemoval(endpoint, stale)
  const deleteTimetable = useCallback(
    (timetable: Timetable) => {
      const names = { no: timetable.vehicle.no, month: monthTitle(yearMonOf(timetable), language) }
      return remove({
        title: t('timetable.delete.ask', names),
        text: t('timetable.delete.text'),
        refused: t('timetable.delete.refused'),
        input: { timetableId: timetable.id },
      })
    },
    [t, language, remove],
  )
  return { deleteTimetable, dialog }
}
