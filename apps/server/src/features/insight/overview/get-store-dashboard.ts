import type { getStoreDashboard as endpoint } from '@lumiroute/contract/overview'
import { today } from '../../../clock/business-day.ts'
import { getDeliveryMoment } from '../../../clock/delivery-moment.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listStoreTodos } from '../notification/list-todos.ts'
import { measure, measureBroadcasts, getSeries } from './dashboard-figures.ts'
import { getEarlier, getPeriod, getSeriesStart } from './dashboard-period.ts'
import { listStoreDays, getStoreSummary, type StoreDay } from './queries/dashboard.queries.ts'

export async function getStoreDashboard({ db, deps, actor, scope, input }: Read<typeof endpoint>) {
  const day = today(deps)
  const period = getPeriod(input.range, day)
  const from = getSeriesStart(input.range, day)
  const moment = getDeliveryMoment(deps)
  const [rows, now, todoList] = await Promise.all([
    listStoreDays(db, { from: getEarlier(from, period.beforeFrom), to: day, ...moment }, scope.storeId),
    getStoreSummary(db, { from: period.from, to: day, ...moment }, scope.storeId),
    listStoreTodos(db, deps.now(), {
      actor,
      storeId: scope.storeId,
      linkedStore: actor.isOperator ? input.store : undefined,
    }),
  ])
  const { onAir, inReview, friends, ...lists } = now
  const getMeasure = (name: 'scans' | 'orders' | 'money' | 'couponUses' | 'newFriends') =>
    measure(rows, period, (row: StoreDay) => row[name])
  const figures = {
    onAir,
    inReview,
    friends,
    ...measureBroadcasts(rows, period),
    scans: getMeasure('scans'),
    orders: getMeasure('orders'),
    revenue: getMeasure('money'),
    couponUses: getMeasure('couponUses'),
    newFriends: getMeasure('newFriends'),
  }
  return { period, todoList, figures, series: getSeries(rows, from), ...lists }
}
