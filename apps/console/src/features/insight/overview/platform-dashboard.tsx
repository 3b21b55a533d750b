import { getPlatformDashboard } from '@lumiroute/contract/overview'
import type { AnswerOf } from '@lumiroute/contract'
import type { DashboardRange } from '@lumiroute/contract/overview'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { useDeferredFirst } from '../../../lib/use-deferred-first.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { FigureTiles } from '../../../ui/figure-tiles.tsx'
import { Section } from '../../../ui/section.tsx'
import { BroadcastList } from './broadcast-list.tsx'
import { DashboardColumns, DashboardFailed, DashboardSkeleton } from './dashboard-frame.tsx'
import { DashboardStack, PeriodLine } from './dashboard-frame.tsx'
import { DashboardTodos } from './dashboard-todos.tsx'
import { adRecordsLink, platformLinks, storeRecordsLink } from './dashboard-links.ts'
import { DayCurve } from './day-curve.tsx'
import { coverageNote, keptNote } from './drive-notes.ts'
import { Happenings } from './happenings.tsx'
import { PlatformSteps } from './platform-steps.tsx'
import { TopList } from './top-list.tsx'
import { useFigureTiles } from './use-figure-tiles.tsx'

type Answer = AnswerOf<typeof getPlatformDashboard>
type Shown = { answer: Answer }

const tileColumns = {
  xs: 'repeat(2, minmax(0, 1fr))',
  md: 'repeat(3, minmax(0, 1fr))',
  xl: 'repeat(6, minmax(0, 1fr))',
}

function Tiles({ answer: { figures, series, period } }: Shown) {
  const { t } = useTranslation()
  const { counted, measured } = useFigureTiles(series)
  const { onRoad, onAir, people, plays, income, newStores } = figures
  const to = platformLinks(period)
  const figure = (id: keyof typeof to) => ({ id, label: `dashboard.figure.${id}` as const, href: to[id] })
  const tiles = [
    counted({ ...figure('onRoad'), value: onRoad, note: 'dashboard.note.onRoad' }),
    counted({ ...figure('onAir'), value: onAir, note: 'dashboard.note.onAir' }),
    measured({ ...figure('people'), measure: people, trend: 'people', note: coverageNote(t, people) }),
    measured({ ...figure('plays'), measure: plays, trend: 'plays', note: keptNote(t, plays) }),
    measured({ ...figure('income'), measure: income, trend: 'money', isMoney: true }),
    measured({ ...figure('newStores'), measure: newStores }),
  ]
  return <FigureTiles tiles={tiles} label={t('dashboard.figures')} columns={tileColumns} />
}

function Today({ answer: { todayList, period } }: Shown) {
  const { t } = useTranslation()
  const actions = (
    <>
      <Button size="small" href={platformLinks(period).onAir}>
        {t('dashboard.today.all')}
      </Button>
      <Button size="small" href="/live">
        {t('dashboard.today.toLive')}
      </Button>
    </>
  )
  return (
    <Section title={t('dashboard.today.title')} actions={actions} isFlush>
      <BroadcastList broadcasts={todayList} empty={t('dashboard.today.empty')} isOverAll store={undefined} />
    </Section>
  )
}

function TopAds({ answer: { topAdList, period } }: Shown) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const rows = topAdList.map(({ adId, adName, store, people }) => ({
    id: String(adId),
    name: adName,
    note: store.storeName,
    href: adRecordsLink(adId, period, store.storeCode),
    value: people,
    figure: t('dashboard.top.people', { people: count(people) }),
  }))
  return <TopList title={t('dashboard.top.ads')} rows={rows} />
}

function TopStores({ answer: { topStoreList, period } }: Shown) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const rows = topStoreList.map(({ storeCode, storeName, people, broadcasts }) => ({
    id: storeCode,
    name: storeName,
    note: t('dashboard.top.broadcasts', { total: broadcasts }),
    href: storeRecordsLink(storeCode, period),
    value: people,
    figure: t('dashboard.top.people', { people: count(people) }),
  }))
  return <TopList title={t('dashboard.top.stores')} rows={rows} />
}

function Beginning({ answer: { todoList, steps } }: Shown) {
  return (
    <DashboardStack>
      {todoList.length > 0 && <DashboardTodos todos={todoList} />}
      <PlatformSteps steps={steps} />
    </DashboardStack>
  )
}

function Filled({ answer }: Shown) {
  // Every figure would be 0.
  if (!answer.steps.ad) return <Beginning answer={answer} />
  const main = (
    <>
      <DayCurve series={answer.series} money="income" />
      <Today answer={answer} />
      <TopStores answer={answer} />
    </>
  )
  const side = (
    <>
      <TopAds answer={answer} />
      <Happenings happenings={answer.happeningList} />
    </>
  )
  return (
    <DashboardStack>
      <DashboardTodos todos={answer.todoList} />
      <Tiles answer={answer} />
      <PeriodLine period={answer.period} />
      <DashboardColumns {...{ main, side }} />
    </DashboardStack>
  )
}

const everyMs = 60_000

/** The operator's dashboard: open tasks and platform figures. */
export function PlatformDashboard({ range }: { range: DashboardRange }) {
  const read = useRead(getPlatformDashboard, { range }, { keepPrevious: true, refetchInterval: everyMs })
  const answer = useDeferredFirst(read.data)
  if (answer) return <Filled answer={answer} />
  if (!read.error) return <DashboardSkeleton />
  const { requestId } = read.error
  return (
    <DashboardFailed
      onRetry={() => void read.refetch()}
      {...(requestId !== undefined && { reference: requestId })}
    />
  )
}
