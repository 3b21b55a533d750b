import type { Todo } from '@lumiroute/contract/notification'
import type { getStoreDashboard as endpoint } from '@lumiroute/contract/overview'
import { today } from '../../../clock/business-day.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { countTodos } from '../notification/list-todos.ts'
import { measure, measureDrives, seriesOf } from './dashboard.figures.ts'
import { earlier, periodOf, seriesFrom } from './dashboard.period.ts'
import { listStoreDays, readStore, type StoreDay } from './dashboard.queries.ts'

export async function getStoreDashboard({ db, deps, actor, scope, input }: Read<typeof endpoint>) {
  const day = today(deps)
  const period = periodOf(input.range, day)
  const from = seriesFrom(input.range, day)
  const [rows, now, todoList] = await Promise.all([
    listStoreDays(db, earlier(from, period.beforeFrom), day, scope.storeId),
    readStore(db, period.from, day, scope.storeId),
    countTodos(db, deps.now(), scope.storeId),
  ])
  const { onAir, inReview, friends, ...lists } = now
  const of = (name: 'scans' | 'orders' | 'money' | 'couponUses' | 'newFriends') =>
    measure(rows, period, (row: StoreDay) => row[name])
  const figures = {
    onAir,
    inReview,
    friends,
    ...measureDrives(rows, period),
    scans: of('scans'),
    orders: of('orders'),
    revenue: of('money'),
    couponUses: of('couponUses'),
    newFriends: of('newFriends'),
  }
  const todos = actor.isOperator ? todoList.map((todo) => atStore(todo, input.store)) : todoList
  return { period, todoList: todos, figures, series: seriesOf(rows, from), ...lists }
}

/** An operator's list shows the platform's own store unless the address names another. */
const atStore = (todo: Todo, store: string): Todo => ({
  ...todo,
  link: `${todo.link}${todo.link.includes('?') ? '&' : '?'}${new URLSearchParams({ store }).toString()}`,
})
