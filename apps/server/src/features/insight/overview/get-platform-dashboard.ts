import type { getPlatformDashboard as endpoint } from '@lumiroute/contract/overview'
import { today } from '../../../clock/business-day.ts'
import { getDeliveryMoment } from '../../../clock/delivery-moment.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listOperatorTodos } from '../notification/list-todos.ts'
import { measure, measureBroadcasts, getSeries } from './dashboard-figures.ts'
import { getEarlier, getPeriod, getSeriesStart } from './dashboard-period.ts'
import { listPlatformDays, getPlatformSummary } from './queries/dashboard.queries.ts'

export async function getPlatformDashboard({ db, deps, input: { range } }: Read<typeof endpoint>) {
  const day = today(deps)
  const period = getPeriod(range, day)
  const from = getSeriesStart(range, day)
  const moment = getDeliveryMoment(deps)
  const [rows, now, todoList] = await Promise.all([
    listPlatformDays(db, { from: getEarlier(from, period.beforeFrom), to: day, ...moment }),
    getPlatformSummary(db, { from: period.from, to: day, ...moment }),
    listOperatorTodos(db, deps.now()),
  ])
  const { onRoad, onAir, ...lists } = now
  const figures = {
    onRoad,
    onAir,
    ...measureBroadcasts(rows, period),
    income: measure(rows, period, ({ money }) => money),
    newStores: measure(rows, period, ({ newStores }) => newStores),
  }
  return { period, todoList, figures, series: getSeries(rows, from), ...lists }
}
