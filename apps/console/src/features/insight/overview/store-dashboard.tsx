import { getQuota } from '@lumiroute/contract/message'
import { getStoreDashboard } from '@lumiroute/contract/overview'
import type { AnswerOf } from '@lumiroute/contract'
import type { DashboardRange } from '@lumiroute/contract/overview'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { useDeferredFirst } from '../../../lib/use-deferred-first.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { FigureTiles } from '../../../ui/figure-tiles.tsx'
import type { FigureTile } from '../../../ui/figure-tiles.tsx'
import { Section } from '../../../ui/section.tsx'
import { Unknown } from '../../../ui/unknown.tsx'
import { StoreQuotaSection } from '../../platform/store-quota/store-quota-section.tsx'
import { BroadcastList } from './broadcast-list.tsx'
import { DashboardColumns, DashboardFailed, DashboardSkeleton } from './dashboard-frame.tsx'
import { DashboardStack, PeriodLine } from './dashboard-frame.tsx'
import { DashboardTodos } from './dashboard-todos.tsx'
import { adRecordsLink, storeLinks } from './dashboard-links.ts'
import { DayCurve } from './day-curve.tsx'
import { coverageNote, keptNote } from './drive-notes.ts'
import { OutcomeSection } from '../effect/outcome-section.tsx'
import { StoreSteps } from './store-steps.tsx'
import { TopList } from './top-list.tsx'
import { useFigureTiles } from './use-figure-tiles.tsx'

type Answer = AnswerOf<typeof getStoreDashboard>
/** `chosen` is the store an operator chose; every link keeps it. */
type Shown = { answer: Answer; storeCode: string; chosen: string | undefined }

const tileColumns = {
  xs: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(5, minmax(0, 1fr))',
}

/** A separate request, so that the page does not wait for LINE. */
function useQuotaTile({ answer, storeCode, chosen }: Shown): FigureTile {
  const { t } = useTranslation()
  const { count } = useFormat()
  const { line } = answer.steps
  const { data, error } = useRead(getQuota, { store: storeCode }, { enabled: line, staleTime: 300_000 })
  const to = storeLinks(answer.period, chosen)
  const tile = { id: 'quota', label: t('dashboard.figure.quota'), href: line ? to.quota : to.line }
  if (!line) return { ...tile, value: '—', note: t('dashboard.note.noLine') }
  if (!data) return { ...tile, value: error ? <Unknown reason={t('dashboard.note.noQuota')} /> : '…' }
  if (data.remaining === null || data.value === null) return { ...tile, value: t('dashboard.note.quotaFree') }
  return {
    ...tile,
    value: count(data.remaining),
    note: t('dashboard.note.quotaOf', { total: count(data.value) }),
  }
}

function Tiles(props: Shown) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const { figures, series, period } = props.answer
  const { counted, measured } = useFigureTiles(series)
  const to = storeLinks(period, props.chosen)
  const { people, plays, friends } = figures
  type Measured = 'people' | 'plays' | 'scans' | 'orders' | 'revenue' | 'couponUses' | 'newFriends'
  const figure = (id: Measured) => ({
    id,
    label: `dashboard.figure.${id}` as const,
    href: to[id],
    measure: figures[id],
  })
  const now = (id: 'onAir' | 'inReview') =>
    counted({
      id,
      label: `dashboard.figure.${id}`,
      href: to[id],
      value: figures[id],
      note: `dashboard.note.${id}`,
    })
  const tiles = [
    now('onAir'),
    now('inReview'),
    measured({ ...figure('people'), trend: 'people', note: coverageNote(t, people) }),
    measured({ ...figure('plays'), trend: 'plays', note: keptNote(t, plays) }),
    measured(figure('scans')),
    measured(figure('orders')),
    measured({ ...figure('revenue'), trend: 'money', isMoney: true }),
    measured(figure('couponUses')),
    measured({
      ...figure('newFriends'),
      note: t('dashboard.note.friends', { total: count(friends) }),
    }),
    useQuotaTile(props),
  ]
  return <FigureTiles tiles={tiles} label={t('dashboard.figures')} columns={tileColumns} />
}

function Broadcasts({ answer: { todayList, nextList, period }, chosen }: Shown) {
  const { t } = useTranslation()
  const shared = { isOverAll: false, store: chosen }
  const live = (
    <Button size="small" href={chosen ? `/live?${new URLSearchParams({ store: chosen })}` : '/live'}>
      {t('dashboard.today.toLive')}
    </Button>
  )
  const create = usePermitted().may('ads.write') && (
    <Button size="small" href={storeLinks(period, chosen).createAd}>
      {t('dashboard.next.create')}
    </Button>
  )
  return (
    <>
      <Section title={t('dashboard.today.title')} actions={live} isFlush>
        <BroadcastList broadcasts={todayList} empty={t('dashboard.today.empty')} {...shared} />
      </Section>
      <Section title={t('dashboard.next.title')} actions={create} isFlush>
        <BroadcastList broadcasts={nextList} empty={t('dashboard.next.empty')} isAhead {...shared} />
      </Section>
    </>
  )
}

function TopAds({ answer: { topAdList, period }, chosen }: Shown) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const rows = topAdList.map(({ adId, adName, people, broadcasts }) => ({
    id: String(adId),
    name: adName,
    note: t('dashboard.top.broadcasts', { total: broadcasts }),
    href: adRecordsLink(adId, period, chosen),
    value: people,
    figure: t('dashboard.top.people', { people: count(people) }),
  }))
  return <TopList title={t('dashboard.top.ads')} rows={rows} />
}

/** Every figure would be 0. */
const isNew = ({ steps, figures }: Answer) => !steps.sent && !figures.orders.value && figures.friends === 0

function Filled(props: Shown) {
  const { answer } = props
  const { may } = usePermitted()
  if (isNew(answer) && may('ads.write')) return <StoreSteps steps={answer.steps} chosen={props.chosen} />
  const main = (
    <>
      <DayCurve series={answer.series} money="revenue" />
      <OutcomeSection storeCode={props.storeCode} chosen={props.chosen} />
      <TopAds {...props} />
    </>
  )
  const side = (
    <>
      <Broadcasts {...props} />
      <StoreQuotaSection storeCode={props.storeCode} />
    </>
  )
  return (
    <DashboardStack>
      <DashboardTodos todos={answer.todoList} />
      <StoreSteps steps={answer.steps} chosen={props.chosen} />
      <Tiles {...props} />
      <PeriodLine period={answer.period} />
      <DashboardColumns main={main} side={side} />
    </DashboardStack>
  )
}

const everyMs = 60_000
export type StoreDashboardProps = { storeCode: string; chosen: string | undefined; range: DashboardRange }

/** A store's dashboard: open tasks, ad figures and shop figures. */
export function StoreDashboard({ storeCode, chosen, range }: StoreDashboardProps) {
  const input = { store: storeCode, range }
  const read = useRead(getStoreDashboard, input, { keepPrevious: true, refetchInterval: everyMs })
  const answer = useDeferredFirst(read.data)
  if (answer) return <Filled answer={answer} {...{ storeCode, chosen }} />
  if (!read.error) return <DashboardSkeleton />
  const { requestId } = read.error
  return (
    <DashboardFailed
      onRetry={() => void read.refetch()}
      {...(requestId !== undefined && { reference: requestId })}
    />
  )
}
