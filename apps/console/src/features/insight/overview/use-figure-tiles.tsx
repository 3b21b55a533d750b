import type { DayFigures, Measure } from '@lumiroute/contract/overview'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '../../../lib/text.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Sparkline } from '../../../ui/sparkline.tsx'
import { Unknown } from '../../../ui/unknown.tsx'
import type { FigureTile } from '../../../ui/figure-tiles.tsx'
import { FigureChange } from './figure-change.tsx'

type Counted = { id: string; label: TextKey; value: number; note: TextKey; href: string }
type Measured = {
  id: string
  label: TextKey
  measure: Measure
  href: string
  isMoney?: boolean
  /** Which daily figure is drawn as a trend. */
  trend?: 'people' | 'plays' | 'money'
  note?: string
}

function Notes({ lines }: { lines: readonly ReactNode[] }) {
  return lines.map((line, at) => line && <div key={at}>{line}</div>)
}

/** Builds tiles for current counts and for measures with their change. */
export function useFigureTiles(series: readonly DayFigures[]) {
  const { t } = useTranslation()
  const { count, money } = useFormat()
  const counted = ({ id, label, value, note, href }: Counted): FigureTile => ({
    id,
    label: t(label) as string,
    value: count(value),
    note: t(note) as string,
    href,
  })
  const measured = (given: Measured): FigureTile => {
    const { id, measure, href, trend, note } = given
    const format = given.isMoney ? money : count
    const label = t(given.label) as string
    const { value } = measure
    const values = trend ? series.map((day) => day[trend]) : []
    const most = format(Math.max(0, ...values.map((one) => one ?? 0)))
    const words = t('dashboard.trend', { label, days: values.length, most })
    return {
      id,
      label,
      href,
      value: value === null ? <Unknown reason={t('dashboard.note.notCovered')} /> : format(value),
      note: <Notes lines={[<FigureChange key="change" {...{ measure, format }} />, note]} />,
      ...(trend && { trend: <Sparkline values={values} label={words} /> }),
    }
  }
  return { counted, measured }
}
