import type { Line } from '../../../ui/chart/lines-types.ts'

export type LineSum = {
  id: string
  label: string
  look: number
  total: number
  most: number
  mostDay: string | undefined
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Totals of each series; a series of zeros has no busiest day. */
export function sumLines(lines: readonly Line[], days: readonly string[]): LineSum[] {
  return lines.map(({ id, label, look, values }) => {
    const most = Math.max(0, ...values)
    const mostDay = most > 0 ? days[values.indexOf(most)] : undefined
    return { id, label, look, total: sum(values), most, mostDay }
  })
}

/** Totals over all series: count, largest category, busiest day. */
export function sumAll(lines: readonly Line[], days: readonly string[]) {
  const perDay = days.map((_, at) => sum(lines.map(({ values }) => values[at] ?? 0)))
  const busiest = Math.max(0, ...perDay)
  const [top] = sumLines(lines, days).toSorted((one, other) => other.total - one.total)
  return { total: sum(perDay), busiest, day: days[perDay.indexOf(busiest)], top }
}
