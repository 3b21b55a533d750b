import type { getPlatformDashboard as endpoint } from '@lumiroute/contract/overview'
import { today } from '../../../clock/business-day.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { countTodos } from '../notification/list-todos.ts'
import { measure, measureDrives, seriesOf } from './dashboard.figures.ts'
import { earlier, periodOf, seriesFrom } from './dashboard.period.ts'
import { listPlatformDays, readPlatform } from './dashboard.queries.ts'

export async function getPlatformDashboard({ db, deps, input: { range } }: Read<typeof endpoint>) {
  const day = today(deps)
  const period = periodOf(range, day)
  const from = seriesFrom(range, day)
  const [rows, now, todoList] = await Promise.all([
    listPlatformDays(db, earlier(from, period.beforeFrom), day),
    readPlatform(db, period.from, day),
    countTodos(db, deps.now()),
  ])
  const { onRoad, onAir, ...lists } = now
  const figures = {
    onRoad,
    onAir,
    ...measureDrives(rows, period),
    income: measure(rows, period, ({ money }) => money),
    newStores: measure(rows, period, ({ newStores }) => newStores),
  }
  return { period, todoList, figures, series: seriesOf(rows, from), ...lists }
}
