import {
  type Category,
  categoryCodes,
  type parseAllCmsLog,
  type parseAllFrontendLog,
  type parseCmsLog,
  type parseFrontendLog,
} from '@lumiroute/contract/activity-log'
import type { Language } from '@lumiroute/contract/text'
import type { Read } from '../../../http/pipeline/route.ts'
import { text, translate } from '../../../text/text.ts'
import { countDays, type DayCount, type LogSource } from './activity-log.queries.ts'
import { listLogRows, type RowsAsked } from './list-log-rows.ts'
import { listDays, type LogRange, readRange } from './log-range.ts'

type Parsing = Read<
  typeof parseCmsLog | typeof parseFrontendLog | typeof parseAllCmsLog | typeof parseAllFrontendLog
>

type Asked = RowsAsked & { part?: 'chart' | 'rows' | undefined }

const noChart = { labels: [], datasets: [] }
const noRows = { rawData: [], total: 0 }

/** The chart's counts per day and category, and the rows behind it; paging requests only the rows. */
const parseLog =
  (source: LogSource) =>
  async ({ db, scope, input, deps, language }: Parsing) => {
    const range = readRange(input, deps.settings.businessTz, deps.now())
    const view = { storeId: scope?.storeId ?? null, source, range }
    const { part, ...asked }: Asked = input
    const counts = part === 'rows' ? undefined : await countDays(db, view)
    const rows = part === 'chart' ? noRows : await listLogRows(db, view, asked, counts)
    return { logData: counts ? buildChart(counts, range, language) : noChart, ...rows }
  }

export const parseCms = parseLog('cms')
export const parseFrontend = parseLog('frontend')

function buildChart(counts: DayCount[], range: LogRange, language: Language) {
  const labels = listDays(range)
  const counted = new Map(counts.map(({ day, category, count }) => [`${category} ${day}`, count]))
  const getData = (category: Category) => labels.map((day) => counted.get(`${category} ${day}`) ?? 0)
  const datasets = categoryCodes.map((category) => ({
    category,
    name: translate(text(`activityCategory.${category}`), language),
    data: getData(category),
  }))
  return { labels, datasets }
}
