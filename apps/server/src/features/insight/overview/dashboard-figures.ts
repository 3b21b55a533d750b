import type { Measure, Period } from '@lumiroute/contract/overview'

type Dated = { day: string }
type Drives = { driven: number; measured: number; people: number | null; plays: number }
export type DayRow = Dated & Drives & { planned: number | null; kept: number; money: number }

/** A day's figure; null if unknown, undefined if there was nothing to count. */
type GetFigure<Row> = (row: Row) => number | null | undefined

/** Null if no day has a value. */
function sum<Row extends Dated>(rows: readonly Row[], getFigure: GetFigure<Row>): number | null {
  if (rows.length === 0) return null
  const told = rows.map(getFigure).filter((value) => value !== undefined)
  const known = told.filter((value) => value !== null)
  if (known.length === 0 && told.length > 0) return null
  return known.reduce((total, value) => total + value, 0)
}

const between = <Row extends Dated>(rows: readonly Row[], from: string, to: string | null) =>
  to === null ? [] : rows.filter(({ day }) => day >= from && day <= to)

/** ISO dates compare as text. */
export function measure<Row extends Dated>(
  rows: readonly Row[],
  { from, to, doneTo, beforeFrom, beforeTo }: Period,
  getFigure: GetFigure<Row>,
): Measure {
  return {
    value: sum(between(rows, from, to), getFigure),
    done: sum(between(rows, from, doneTo), getFigure),
    before: sum(between(rows, beforeFrom, beforeTo), getFigure),
  }
}

/** The figures of broadcasts on both dashboards. */
export function measureBroadcasts(rows: readonly DayRow[], period: Period) {
  const inside = between(rows, period.from, period.to)
  const total = (getFigure: (row: DayRow) => number) => sum(inside, getFigure) ?? 0
  return {
    people: {
      // A day without a broadcast had nobody to count.
      ...measure(rows, period, ({ people, driven }) => (driven === 0 && !people ? undefined : people)),
      driven: total(({ driven }) => driven),
      measured: total(({ measured }) => measured),
    },
    plays: {
      ...measure(rows, period, ({ plays }) => plays),
      planned: sum(inside, ({ planned }) => planned),
      kept: total(({ kept }) => kept),
    },
  }
}

export const getSeries = (rows: readonly DayRow[], from: string) =>
  between(rows, from, '9999').map(({ day, people, plays, money }) => ({ day, people, plays, money }))
