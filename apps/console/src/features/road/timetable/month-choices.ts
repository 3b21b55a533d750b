import { useState } from 'react'
import { getDay } from '../../../lib/format/format.ts'
import { addMonths, getMonth, monthTitle } from '../../../lib/format/month.ts'
import { useFormatLanguage } from '../../../lib/format/use-format.ts'
import type { Choice } from '../../../ui/form/select-field.tsx'

/** Months around the current one, by offset. */
export function useMonthChoices(from: number, to: number): { choices: Choice[]; nextMonth: string } {
  const language = useFormatLanguage()
  const [thisMonth] = useState(() => getMonth(getDay(new Date())))
  const months = Array.from({ length: to - from + 1 }, (_, i) => addMonths(thisMonth, from + i))
  return {
    choices: months.map((value) => ({ value, label: monthTitle(value, language) })),
    nextMonth: addMonths(thisMonth, 1),
  }
}
