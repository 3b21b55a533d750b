import { listActivities, listBanners } from '@lumiroute/contract/activity'
import type { ActivityType } from '@lumiroute/contract/activity'
import { useRead } from '../../../lib/api/query.ts'

/** All activities in the order that members see. */
export function useAllActivities(type: ActivityType, store: string) {
  const asked = (own: ActivityType) => ({ staleTime: 0, enabled: type === own })
  const activities = useRead(listActivities, { store }, asked('activity'))
  const banners = useRead(listBanners, { store }, asked('banner'))
  const { isFetchedAfterMount } = type === 'banner' ? banners : activities
  const rows = type === 'banner' ? banners.data?.bannerList : activities.data?.activityList
  return isFetchedAfterMount ? rows : undefined
}
