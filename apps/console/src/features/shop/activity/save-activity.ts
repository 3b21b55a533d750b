import {
  createActivity,
  createBanner,
  listActivities,
  listBanners,
  updateActivity,
  updateBanner,
} from '@lumiroute/contract/activity'
import type { Activity, ActivityType } from '@lumiroute/contract/activity'
import { useAct } from '../../../lib/api/query.ts'
import type { SentActivity } from './activity-values.ts'

const stale = { invalidate: [listActivities, listBanners], quiet: 'errors' } as const

export function useSaveActivity(type: ActivityType, store: string, activity: Activity | undefined) {
  const add = useAct(type === 'banner' ? createBanner : createActivity, stale)
  const update = useAct(type === 'banner' ? updateBanner : updateActivity, stale)
  return async (form: SentActivity) => {
    if (!activity) return add.mutateAsync({ store, ...form })
    return update.mutateAsync({ store, ...form, actCode: activity.actCode, version: activity.version })
  }
}
