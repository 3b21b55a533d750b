import type { DayFigures } from '@lumiroute/contract/overview'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { joinSentences } from '../../../lib/format/join.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DayColumns } from '../../../ui/chart/day-columns.tsx'
import { Section } from '../../../ui/section.tsx'
import { FilterTabs } from '../../../ui/table/toolbar/filter-tabs.tsx'

type Shown = 'people' | 'plays' | 'money'
const isShown = (value: string): value is Shown => ['people', 'plays', 'money'].includes(value)

function useSummary(days: readonly { day: string; value: number | null }[], format: (n: number) => string) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const known = days.filter((one): one is { day: string; value: number } => one.value !== null)
  const most = known.reduce((top, one) => (one.value > top.value ? one : top), { day: '', value: 0 })
  const unknown = days.length - known.length
  return joinSentences([
    most.value > 0
      ? t('dashboard.curve.most', { day: date(most.day), figure: format(most.value) })
      : t('dashboard.curve.none'),
    unknown > 0 && t('dashboard.curve.unknownDays', { total: unknown }),
    t('dashboard.curve.open'),
  ])
}

/** `money` names the third figure: income of the platform or of a store. */
export function DayCurve({ series, money }: { series: readonly DayFigures[]; money: 'income' | 'revenue' }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [shown, setShown] = useState<Shown>('people')
  const getName = (which: Shown) => t(`dashboard.curve.${which === 'money' ? money : which}`)
  const days = series.map((one) => ({ day: one.day, value: one[shown] }))
  const text = shown === 'money' ? format.money : format.count
  const summary = useSummary(days, text)
  const options = (['people', 'plays', 'money'] as const).map((value) => ({ value, label: getName(value) }))
  const tabs = (
    <FilterTabs
      label={t('dashboard.curve.label')}
      options={options}
      value={shown}
      onChange={(value) => isShown(value) && setShown(value)}
    />
  )
  return (
    <Section title={t('dashboard.curve.title')} actions={tabs}>
      <DayColumns
        label={`${t('dashboard.curve.title')} ${getName(shown)}`}
        days={days}
        format={text}
        unknown={t('dashboard.curve.unknown')}
        isLastOpen
        summary={summary}
      />
    </Section>
  )
}
