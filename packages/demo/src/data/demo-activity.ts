import { categoryOfPath } from '@lumiroute/contract/activity-log'
import type { Activity } from '@lumiroute/server/http/pipeline/activity-log.queries.ts'
import { consoleCalls, consoleHabits, type DemoCall, frontCalls } from './demo-calls.ts'
import { createDice, type Dice } from '../dice.ts'

export type Busy = {
  storeId: number
  storeCode: string
  accountIds: number[]
  /** Requests on an ordinary weekday, from the console and from visitors of the store front. */
  callsADay: { cms: number; frontend: number }
  /** A disabled store has no later activity. */
  until?: number
}

const days = 92
const dayMs = 24 * 60 * 60 * 1000
const answers = [
  [94, 200],
  [3, 400],
  [1, 404],
  [1, 409],
  [1, 403],
] as const

/** Three months up to yesterday: office hours, quiet weekends, and slow growth. */
export function demoActivity(stores: Busy[], now: Date, timeZone: string): Activity[] {
  const midnight = getMidnight(now, timeZone)
  return stores.flatMap((store) => {
    const dice = createDice(store.storeId * 104_729)
    const rows: Activity[] = []
    for (let ago = days; ago > (store.until ?? 0); ago--)
      rows.push(...oneDay(dice, store, new Date(midnight - ago * dayMs), timeZone, ago))
    return rows
  })
}

function oneDay(dice: Dice, store: Busy, day: Date, timeZone: string, ago: number): Activity[] {
  const rise = 0.6 + 0.4 * (1 - ago / days)
  const isWeekend = ['Sat', 'Sun'].includes(getWeekday(day, timeZone))
  const count = (ordinary: number, weekend: number) =>
    Math.round(ordinary * rise * (isWeekend ? weekend : 1) * (dice.between(70, 130) / 100))
  return [
    ...Array.from({ length: count(store.callsADay.cms, 0.15) }, () => consoleCall(dice, store, day)),
    ...Array.from({ length: count(store.callsADay.frontend, 1.6) }, () => frontCall(dice, store, day)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function consoleCall(dice: Dice, store: Busy, day: Date): Activity {
  const [, category] = dice.weigh(consoleHabits)
  const [, method, path] = dice.weigh(consoleCalls[category])
  const at = atHour(dice, day, 9, 18)
  return { ...answered(dice, store, path), source: 'cms', category, method, at }
}

function frontCall(dice: Dice, store: Busy, day: Date): Activity {
  const [, method, path]: DemoCall = dice.weigh(frontCalls)
  const category = categoryOfPath(path)
  return {
    ...answered(dice, store, path, ''),
    accountId: null,
    source: 'frontend',
    category,
    method,
    at: atHour(dice, day, 10, 22),
  }
}

function answered(dice: Dice, { storeId, storeCode, accountIds }: Busy, path: string, prefix = '/api') {
  const filled = path.replaceAll('{store}', storeCode).replaceAll('{id}', () => String(dice.between(1, 40)))
  const [, statusCode] = dice.weigh(answers)
  return { storeId, accountId: dice.pick(accountIds), path: `${prefix}${filled}`, statusCode }
}

const atHour = (dice: Dice, day: Date, from: number, to: number) =>
  new Date(day.getTime() + dice.between(from * 3600, to * 3600 - 1) * 1000)

const getWeekday = (day: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(day)

/** Start of the day of `now` in the business time zone. */
function getMidnight(now: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(now)
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return Math.floor(now.getTime() / 1000) * 1000 - ((hours * 60 + minutes) * 60 + seconds) * 1000
}
