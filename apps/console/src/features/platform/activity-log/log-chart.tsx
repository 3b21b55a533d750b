import type { Category } from '@lumiroute/contract/activity-log'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { LinesChart } from '../../../ui/chart/lines-chart.tsx'
import type { Line, PickedPoint } from '../../../ui/chart/lines-types.ts'
import { Section } from '../../../ui/section.tsx'
import { FailedState } from '../../../ui/states.tsx'
import type { useLogChart } from './list-log.ts'
import { useLogLines } from './list-log.ts'
import { LogSumsTable } from './log-sums-table.tsx'
import { sumAll, sumLines } from './log-sums.ts'
import type { LogView } from './log-view.ts'

export type LogChartProps = {
  /** Name of the store or stores, for the title. */
  whose: string
  view: LogView
  load: ReturnType<typeof useLogChart>
  picked: PickedPoint | undefined
  actions?: ReactNode
  onChange: (change: Partial<LogView>) => void
  onPick: (point: PickedPoint) => void
}

const noDays: readonly string[] = []

function useSummary(lines: readonly Line[], days: readonly string[]): string {
  const { t } = useTranslation()
  const { count, date } = useFormat()
  const { total, busiest, day, top } = sumAll(lines, days)
  if (total === 0 || !top) return t('activityChart.chart.none')
  const most = count(top.total)
  const words = { total: count(total), category: top.label, most, day: date(day), busiest: count(busiest) }
  return t('activityChart.chart.sum', words)
}

function Lines({ view, load, picked, onChange, onPick }: LogChartProps) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width:1280px)', { noSsr: true })
  const getName = useCallback((code: Category) => t(`activityChart.category.${code}`), [t])
  const days = load.data?.logData.labels ?? noDays
  const lines = useLogLines(load.data?.logData, getName)
  const summary = useSummary(lines, days)
  const height = isWide ? 500 : 400
  if (load.isPending) return <Skeleton variant="rounded" height={height + 180} sx={{ borderRadius: '8px' }} />
  return (
    <>
      <Box component="p" sx={{ m: 0, mb: 0.5, fontSize: 14, lineHeight: '22px' }}>
        {summary}
      </Box>
      <LinesChart
        label={t('activityChart.chart.label')}
        {...{ days, lines, height, picked, onPick }}
        hidden={view.hidden}
        onHide={(hidden) => onChange({ hidden })}
        zoom={view.zoom}
        onZoom={(zoom) => onChange({ zoom })}
      />
      <Box component="details" sx={{ mt: 1.5 }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontSize: 13, color: 'text.secondary', py: 0.5 }}>
          {t('activityChart.chart.table')}
        </Box>
        <LogSumsTable sums={sumLines(lines, days)} days={days.length} />
      </Box>
    </>
  )
}

/** Requests per day, one series per category. */
export function LogChart(props: LogChartProps) {
  const { whose, load, actions } = props
  const { t } = useTranslation()
  return (
    <Section title={t('activityChart.chart.title')} text={whose} actions={actions}>
      {load.isError ? (
        <FailedState text={load.error.message} onRetry={() => void load.refetch()} />
      ) : (
        <Lines {...props} />
      )}
    </Section>
  )
}
