import type { ActivityType } from '@lumiroute/contract/activity'
import { withQuery } from '../../../lib/api/with-query.ts'

/** The URL contains the store only if an operator chose it. */
export const activityPaths = {
  list: (type: ActivityType, store?: string) => withQuery(`/${type}/list`, { store }),
  create: (type: ActivityType, store?: string) => withQuery(`/${type}/edit`, { store }),
  edit: (type: ActivityType, code: string, store?: string) => withQuery(`/${type}/edit`, { code, store }),
}
