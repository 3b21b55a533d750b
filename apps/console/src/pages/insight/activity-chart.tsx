import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSubject } from '../../features/platform/activity-log/find-store.ts'
import type { Subject } from '../../features/platform/activity-log/find-store.ts'
import { useLogChart } from '../../features/platform/activity-log/list-log.ts'
import { LogChart } from '../../features/platform/activity-log/log-chart.tsx'
import { LogDownload } from '../../features/platform/activity-log/log-download.tsx'
import { LogSearch } from '../../features/platform/activity-log/log-search.tsx'
import { LogTable, logFilters } from '../../features/platform/activity-log/log-table.tsx'
import { readLogView, writeLogView } from '../../features/platform/activity-log/log-view.ts'
import type { LogView } from '../../features/platform/activity-log/log-view.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { warmLines } from '../../ui/chart/lines-chart.tsx'
import type { PickedPoint } from '../../ui/chart/lines-types.ts'
import { SearchLight } from '../../ui/drawings/search-light.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'
import { EmptyState, FailedState } from '../../ui/states.tsx'

warmLines()

const tableOptions = { filters: logFilters }
const noFaults: Record<string, string | undefined> = {}

/** A search without a result clears what was shown before. */
const isReset = ({ kind }: Subject) => kind === 'absent' || kind === 'wrong'

function useLogView() {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => readLogView(params), [params])
  const onChange = useCallback(
    (change: Partial<LogView>) =>
      setParams((now) => writeLogView(now, change), {
        replace: 'hidden' in change,
        preventScrollReset: true,
      }),
    [setParams],
  )
  /** Another store starts without the previous filters. */
  const begin = useCallback(
    (kept: Partial<LogView>) =>
      setParams(writeLogView(new URLSearchParams(), kept), { preventScrollReset: true }),
    [setParams],
  )
  return { view, onChange, begin }
}

type NothingProps = { title: string; text: string; action: string; onAct: () => void }

/** Replaces chart and table when there is nothing to show. */
function Nothing({ title, text, action, onAct }: NothingProps) {
  return (
    <Card>
      <EmptyState
        title={title}
        text={text}
        drawing={<SearchLight />}
        action={
          <Button variant="outlined" onClick={onAct}>
            {action}
          </Button>
        }
      />
    </Card>
  )
}

function useTaxFault({ kind }: Subject): string | undefined {
  const { t } = useTranslation()
  if (kind === 'wrong') return t('activityChart.search.invalid')
  return kind === 'absent' ? t('activityChart.search.notFound') : undefined
}

export function ActivityChartPage() {
  const { t } = useTranslation()
  const { view, onChange, begin } = useLogView()
  const table = useTableUrlState(tableOptions)
  const subject = useSubject(view)
  const chart = useLogChart(view, subject)
  const taxFault = useTaxFault(subject)
  const kept = isReset(subject) ? {} : { from: view.from, to: view.to, source: view.source }
  const faults = chart.isError ? chart.error.fields : noFaults
  const dateFault = faults['startDate'] ?? faults['endDate']
  const { day, category } = table.state.filters
  const picked = useMemo(() => (day ? { day, id: category } : undefined), [day, category])
  const onPick = ({ day: at, id }: PickedPoint) => {
    const { category: _category, ...others } = table.state.filters
    table.onStateChange({ filters: { ...others, day: at, ...(id && { category: id }) } })
  }
  const store = subject.kind === 'store' ? subject.store : undefined
  const all = () => begin({})
  return (
    <>
      <PageHeader title={t('nav.chartCms')} purpose={t('activityChart.purpose')} />
      <Stack sx={{ gap: 2 }}>
        <LogSearch
          view={isReset(subject) ? { ...view, from: '', to: '' } : view}
          taxFault={taxFault}
          dateFaults={{ from: faults['startDate'], to: faults['endDate'] }}
          onSearch={(taxNumber) => begin({ ...kept, taxNumber })}
          onClear={all}
          onChange={onChange}
        />
        {taxFault ? (
          <Nothing
            title={t('activityChart.absent.title', { taxNumber: view.taxNumber })}
            text={taxFault}
            action={t('activityChart.absent.all')}
            onAct={all}
          />
        ) : dateFault ? (
          <Nothing
            title={t('activityChart.range.title')}
            text={dateFault}
            action={t('activityChart.range.reset')}
            onAct={() => onChange({ from: '', to: '' })}
          />
        ) : subject.kind === 'failed' ? (
          <Card>
            <FailedState onRetry={subject.retry} />
          </Card>
        ) : (
          <>
            <LogChart
              whose={store ? `${store.storeName} ${store.storeCode}` : t('activityChart.all')}
              load={chart}
              actions={store && <LogDownload store={store.storeCode} view={view} />}
              {...{ view, picked, onChange, onPick }}
            />
            <LogTable {...table} view={view} subject={subject} />
          </>
        )}
      </Stack>
    </>
  )
}
