import {
  categories,
  type Category,
  categoryCodes,
  type parseAllCmsLog,
  type parseAllFrontendLog,
  type parseCmsLog,
  type parseFrontendLog,
  type RawLog,
} from '@lumiroute/contract'
import { RawJson } from '../../http/answer.ts'
import type { Read } from '../../http/route.ts'
import {
  countDays,
  type DayCount,
  listNewestJson,
  type LogPage,
  type LogSource,
} from './activity-log.queries.ts'
import { listDays, type LogRange, readRange } from './log-range.ts'

type Parsing = Read<
  typeof parseCmsLog | typeof parseFrontendLog | typeof parseAllCmsLog | typeof parseAllFrontendLog
>

const maxRows = 1000

/** The chart's counts a day and category, and the newest rows behind it. */
const parseLog =
  (source: LogSource) =>
  async ({ db, scope, input, deps }: Parsing) => {
    const range = readRange(input, deps.settings.businessTz, deps.now())
    const view = { storeId: scope?.storeId ?? null, source, range }
    const [counts, rows] = await Promise.all([countDays(db, view), listNewestJson(db, view, readPage(input))])
    return {
      logData: chartOf(counts, range),
      rawData: new RawJson<RawLog[]>(rows),
      total: counts.reduce((sum, { count }) => sum + count, 0),
    }
  }

export const parseCms = parseLog('cms')
export const parseFrontend = parseLog('frontend')

function readPage({ page = 1, size = maxRows }: { page?: number; size?: number }): LogPage {
  return { limit: size, offset: (page - 1) * size }
}

function chartOf(counts: DayCount[], range: LogRange) {
  const labels = listDays(range)
  const counted = new Map(counts.map(({ day, category, count }) => [`${category} ${day}`, count]))
  const dataOf = (category: Category) => labels.map((day) => counted.get(`${category} ${day}`) ?? 0)
  const datasets = categoryCodes.map((category) => ({
    category,
    name: categories[category],
    data: dataOf(category),
  }))
  return { labels, datasets }
}
