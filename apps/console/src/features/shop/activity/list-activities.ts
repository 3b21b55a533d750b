import { activityStateCodes, listActivities, listBanners } from '@lumiroute/contract/activity'
import type { Activity, ActivityType } from '@lumiroute/contract/activity'
import { useRead } from '../../../lib/api/query.ts'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'
import type { TableState } from '../../../lib/table/table-state.ts'

export type ActivityRow = Activity & { no: number }

const shared = {
  sorts: ['actTitle', 'actStartAt', 'viewCount', 'clickCount', 'updatedAt'],
  filtersOf: ({ state }: Record<string, string | undefined>) => ({ state: oneOf(activityStateCodes, state) }),
  rowOf: (activity: Activity, no: number): ActivityRow => ({ ...activity, no }),
}
const lists = {
  activity: servedList({
    ...shared,
    endpoint: listActivities,
    listOf: ({ activityList }) => activityList,
  }),
  banner: servedList({ ...shared, endpoint: listBanners, listOf: ({ bannerList }) => bannerList }),
}

export const useActivityList = (type: ActivityType, store: string, state: TableState) =>
  lists[type].useList(state, { store })
export const exportActivities = (type: ActivityType, store: string, state: TableState, signal: AbortSignal) =>
  lists[type].exportAll(state, signal, { store })

function useRows(type: ActivityType, store: string, actCode: string | undefined) {
  const named = { store, ...(actCode && { actCode }) }
  const asked = (own: ActivityType) => ({ staleTime: 0, enabled: type === own })
  const activities = useRead(listActivities, named, asked('activity'))
  const banners = useRead(listBanners, named, asked('banner'))
  const rows = type === 'banner' ? banners.data?.bannerList : activities.data?.activityList
  const { error, refetch, isFetchedAfterMount } = type === 'banner' ? banners : activities
  return { rows: isFetchedAfterMount ? rows : undefined, error, refetch }
}

/** One of them as it is now: a form that began from a remembered one would lose to whoever saved since. */
export function useActivity(type: ActivityType, store: string, actCode: string) {
  const { rows, error, refetch } = useRows(type, store, actCode)
  const isAbsent = error?.status === 400 || error?.status === 403 || rows?.length === 0
  return { activity: rows?.[0], isAbsent, error, refetch }
}

/** All of them in the order that members see. */
export const useAllActivities = (type: ActivityType, store: string) => useRows(type, store, undefined).rows
