import Box from '@mui/material/Box'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { CurveChart } from '../../../ui/chart/curve-chart.tsx'
import { Section } from '../../../ui/section.tsx'
import { FilterSelect } from '../../../ui/table/toolbar/filter-select.tsx'
import { getIntervals, getPeak, getRange, usualInterval, widen } from './effect-curve.ts'
import type { EffectCurve } from './effect-curve.ts'
import type { EffectKind } from './effect.paths.ts'

/** Games are rare: per minute the curve would be a row of spikes. */
const points: Record<EffectKind, number> = { ad: 120, game: 24 }

export type EffectCurveProps = {
  kind: EffectKind
  curve: EffectCurve
  /** Minutes from the URL; any other value selects the default interval. */
  interval: string
  onInterval: (interval: string) => void
  empty: ReactNode
}

function useSummary(kind: EffectKind, curve: EffectCurve): string {
  const { t } = useTranslation()
  const { time, count } = useFormat()
  const peak = getPeak(curve)
  if (!peak) return ''
  const clock = (seconds: number) => time(new Date(seconds * 1000).toISOString())
  const from = clock(peak.time)
  const to = clock(peak.time + curve.minutes * 60)
  const summary = t(`effect.${kind}.curveSummary`, {
    minutes: curve.minutes,
    from,
    to,
    peak: count(peak.value),
  })
  return curve.values.includes(null) ? t('effect.curve.withGaps', { summary }) : summary
}

function IntervalChoice({
  curve,
  usual,
  interval,
  onInterval,
}: Omit<EffectCurveProps, 'kind' | 'empty'> & { usual: number }) {
  const { t } = useTranslation()
  const name = (minutes: number) => t('effect.curve.minutes', { minutes })
  return (
    <FilterSelect
      label={t('effect.curve.interval')}
      all={t('effect.curve.usual', { interval: name(usual) })}
      options={getIntervals(curve).map((minutes) => ({ value: String(minutes), label: name(minutes) }))}
      value={interval}
      onChange={onInterval}
    />
  )
}

function Drawn({ kind, curve }: { kind: EffectKind; curve: EffectCurve }) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const summary = useSummary(kind, curve)
  const label = t(`effect.${kind}.curveValue`)
  const series = useMemo(
    () => [
      {
        id: kind,
        label,
        values: curve.values,
        format: (value: number) => t(`effect.${kind}.figure`, { total: count(value) }),
      },
    ],
    [kind, label, curve, t, count],
  )
  return (
    <CurveChart
      label={t('effect.curve.title')}
      times={curve.times}
      series={series}
      summary={summary}
      range={getRange(curve)}
    />
  )
}

/** 分析曲線 */
export function EffectCurveSection({ kind, curve, interval, onInterval, empty }: EffectCurveProps) {
  const { t } = useTranslation()
  const usual = usualInterval(curve, points[kind])
  const wanted = getIntervals(curve).find((minutes) => String(minutes) === interval) ?? usual
  const drawn = useMemo(() => widen(curve, wanted), [curve, wanted])
  const isEmpty = curve.times.length === 0
  const choice = <IntervalChoice {...{ curve, usual, interval, onInterval }} />
  return (
    <Section
      title={t('effect.curve.title')}
      text={t(`effect.${kind}.curveText`)}
      actions={isEmpty ? undefined : choice}
    >
      {isEmpty ? <Box sx={{ my: -3 }}>{empty}</Box> : <Drawn kind={kind} curve={drawn} />}
    </Section>
  )
}
