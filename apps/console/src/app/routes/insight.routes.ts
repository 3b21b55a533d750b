import type { PageRow } from './page-row.ts'

/** How it goes: dashboard, live map, activity chart, public maps. */
export const insightPages: readonly PageRow[] = []
