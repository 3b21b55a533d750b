import { z } from 'zod'
import { operator, ownMember, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { IsoDate, Moment, RequiredText, Text } from '../../fields.ts'
import { categoryCodes } from './category.ts'

export const logMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const

const StoreInPath = z.object({ store: RequiredText(50) })

const LogRange = {
  startDate: IsoDate.optional(),
  endDate: IsoDate.optional(),
}

const LogData = z.object({
  labels: z.array(IsoDate),
  datasets: z.array(z.object({ category: z.enum(categoryCodes), name: z.string(), data: z.array(z.int()) })),
})

export const RawLog = z.object({
  category: z.enum(categoryCodes).nullable(),
  date: Moment,
  method: z.string(),
  url: z.string(),
  statusCode: z.int(),
})
export type RawLog = z.infer<typeof RawLog>

const LogAnswer = z.object({ logData: LogData, rawData: z.array(RawLog), total: z.int() })

export const postLog = endpoint({
  id: 'activityLog.create',
  method: 'POST',
  path: '/log/{store}',
  summary:
    'Reports a call made by a store’s front end: by the store’s people, or by a member about their own visit.',
  access: ownMember('params.store'),
  permission: 'log.write',
  category: null,
  params: StoreInPath,
  body: z.object({
    requestUrl: RequiredText(2000),
    requestMethod: z.enum(logMethods),
    responseStatus: z.coerce.number().pipe(z.int().min(100).max(599)),
  }),
  answer: z.object({}),
  // The report is the row; the call itself adds none.
  polling: 'always',
  audit: null,
})

export const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const
/** The chart's twelve categories, and 'other'. */
export const logCategories = [...categoryCodes, 'other'] as const
export const logSorts = ['date'] as const

/** They filter the rows and their total; the chart always covers the whole range. */
const RowFilters = {
  category: z.enum(logCategories).optional(),
  day: IsoDate.optional(),
  method: z.enum(logMethods).optional(),
  statusClass: z.enum(statusClasses).optional(),
  /** Part of the path. */
  q: Text(100).optional(),
  sort: z.enum(['date', '-date']).optional(),
  /** By default both; otherwise the other part is empty. */
  part: z.enum(['chart', 'rows']).optional(),
}

const rangeBody = z.object({
  ...LogRange,
  ...RowFilters,
  page: z.int().min(1).max(1_000_000).optional(),
  size: z.int().min(1).max(1000).optional(),
})
const rangeQuery = z.object({
  ...LogRange,
  ...RowFilters,
  page: z.coerce.number().pipe(z.int().min(1).max(1_000_000)).optional(),
  size: z.coerce.number().pipe(z.int().min(1).max(1000)).optional(),
})

export const parseCmsLog = endpoint({
  id: 'activityLog.parseCms',
  method: 'POST',
  path: '/log/cms/parser/{store}',
  summary: 'Counts the console calls of one store by day and category, and lists the newest.',
  access: ownStore('params.store', 'code'),
  permission: 'log.read',
  category: null,
  params: StoreInPath,
  body: rangeBody,
  answer: LogAnswer,
})

export const parseFrontendLog = endpoint({
  id: 'activityLog.parseFrontend',
  method: 'POST',
  path: '/log/frontend/parser/{store}',
  summary:
    'Counts the calls that a store’s own front end reported by day and category, and lists the newest.',
  access: ownStore('params.store', 'code'),
  permission: 'log.read',
  category: null,
  params: StoreInPath,
  body: rangeBody,
  answer: LogAnswer,
})

export const parseAllCmsLog = endpoint({
  id: 'activityLog.parseAllCms',
  method: 'GET',
  path: '/log/cms/parser/all',
  summary: 'Counts and lists the console calls of all stores.',
  access: operator,
  category: null,
  query: rangeQuery,
  answer: LogAnswer,
})

export const parseAllFrontendLog = endpoint({
  id: 'activityLog.parseAllFrontend',
  method: 'GET',
  path: '/log/frontend/parser/all',
  summary: 'Counts and lists the calls that the front ends of all stores reported.',
  access: operator,
  category: null,
  query: rangeQuery,
  answer: LogAnswer,
})

export const downloadLog = endpoint({
  id: 'activityLog.download',
  method: 'POST',
  path: '/store/{store}/download/log',
  summary: 'Downloads the store’s activity log as a zip with one CSV per source.',
  access: ownStore('params.store', 'code'),
  permission: 'log.read',
  recentSignIn: true,
  category: 'download',
  params: StoreInPath,
  body: z.object(LogRange),
  answer: { binary: 'application/zip' },
  audit: 'export.activityLog',
})
