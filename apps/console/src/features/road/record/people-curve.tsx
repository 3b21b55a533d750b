import { useMemo } from 'react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount, formatTime } from '../../../lib/format/format.ts'
import type { CurveHandle } from '../../../ui/chart/chart-types.ts'
import { CurveChart } from '../../../ui/chart/curve-chart.tsx'
import { Section } from '../../../ui/section.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { PeopleCurve as Curve } from './track-curve.ts'

export type PeopleCurveProps = {
  curve: Curve
  range: readonly [number, number]
  handle: Ref<CurveHandle>
  onPick: (seconds: number) => void
}

function useSummary({ most, mean }: Curve): string {
  const { t } = useTranslation()
  if (!most || mean === undefined) return ''
  return t('record.route.curveSummary', {
    most: formatCount(most.people),
    at: formatTime(new Date(most.at * 1000).toISOString()),
    mean: mean < 10 ? mean.toFixed(1) : formatCount(mean),
  })
}

export function PeopleCurve({ curve, range, handle, onPick }: PeopleCurveProps) {
  const { t } = useTranslation()
  const summary = useSummary(curve)
  const series = useMemo(
    () => [{ id: 'people', label: t('record.field.peopleCount'), values: curve.values }],
    [t, curve],
  )
  return (
    <Section title={t('record.route.curve')}>
      {curve.most ? (
        <CurveChart
          label={t('record.route.curveLabel')}
          times={curve.times}
          series={series}
          summary={summary}
          height={200}
          range={range}
          handle={handle}
          onPick={onPick}
        />
      ) : (
        <EmptyState title={t('record.route.curveEmpty')} text={t('record.route.curveEmptyText')} />
      )}
    </Section>
  )
}
