import {
  categoryCodes,
  logCategories,
  logMethods,
  logSorts,
  parseAllCmsLog,
  parseAllFrontendLog,
  parseCmsLog,
  parseFrontendLog,
  statusClasses,
} from '@lumiroute/contract/activity-log'
import type { AnswerOf, CallOf } from '@lumiroute/contract'
import type { RawLog } from '@lumiroute/contract/activity-log'
import { useMemo } from 'react'
import { useRead } from '../../../lib/api/query.ts'
import { servedList } from '../../../lib/api/served-list.ts'
import { findCode } from '../../../lib/table/find-code.ts'
import type { TableState } from '../../../lib/table/table-state.ts'
import type { Line } from '../../../ui/chart/lines-types.ts'
import type { Subject } from './find-store.ts'
import type { LogView } from './log-view.ts'

type Call = CallOf<typeof parseCmsLog>
export type LogRow = RawLog & { no: number }
export type LogData = AnswerOf<typeof parseCmsLog>['logData']

/** The four endpoints return the same shape; those for all stores need no store name. */
const endpoints = {
  cms: { store: parseCmsLog, all: parseAllCmsLog as unknown as typeof parseCmsLog },
  frontend: {
    store: parseFrontendLog as unknown as typeof parseCmsLog,
    all: parseAllFrontendLog as unknown as typeof parseCmsLog,
  },
}

const getList = (endpoint: typeof parseCmsLog) =>
  servedList({
    endpoint,
    listOf: ({ rawData }) => rawData,
    sorts: logSorts,
    filtersOf: ({ category, day, method, statusClass }) => ({
      category: findCode(logCategories, category),
      day: day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
      method: findCode(logMethods, method),
      statusClass: findCode(statusClasses, statusClass),
    }),
    rowOf: (row, no): LogRow => ({ ...row, no }),
  })

const lists = {
  cms: { store: getList(endpoints.cms.store), all: getList(endpoints.cms.all) },
  frontend: { store: getList(endpoints.frontend.store), all: getList(endpoints.frontend.all) },
}

const whose = ({ kind }: Subject) => (kind === 'store' ? 'store' : 'all')

function getAsked({ from, to }: LogView, subject: Subject): Partial<Call> | undefined {
  if (subject.kind !== 'store' && subject.kind !== 'all') return undefined
  const store = subject.kind === 'store' && { store: subject.store.storeCode }
  return { ...store, ...(from && { startDate: from }), ...(to && { endDate: to }) }
}

export function useLogChart(view: LogView, subject: Subject) {
  const asked = getAsked(view, subject)
  const input = { ...asked, part: 'chart' } as Call
  const options = { enabled: asked !== undefined, keepPrevious: true }
  return useRead(endpoints[view.source][whose(subject)], input, options)
}

const getRows = (view: LogView, subject: Subject): Partial<Call> | undefined => {
  const asked = getAsked(view, subject)
  return asked && { ...asked, part: 'rows' }
}

export const useLogRows = (view: LogView, subject: Subject, state: TableState) =>
  lists[view.source][whose(subject)].useList(state, getRows(view, subject))
export const exportLogRows = (view: LogView, subject: Subject, state: TableState, signal: AbortSignal) =>
  lists[view.source][whose(subject)].exportAll(state, signal, getRows(view, subject))

/** The chart's series with translated names and the style of their category. */
export function useLogLines(
  logData: LogData | undefined,
  nameOf: (code: LogData['datasets'][number]['category']) => string,
): Line[] {
  return useMemo(
    () =>
      (logData?.datasets ?? []).map(({ category, data }) => ({
        id: category,
        label: nameOf(category),
        values: data,
        look: categoryCodes.indexOf(category),
      })),
    [logData, nameOf],
  )
}
