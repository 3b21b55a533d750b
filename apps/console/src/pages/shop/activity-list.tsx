import {
  activityStateCodes,
  listActivities,
  listBanners,
  deleteActivity,
  deleteBanner,
} from '@lumiroute/contract/activity'
import type { Activity, ActivityType } from '@lumiroute/contract/activity'
import SwapVert from '@mui/icons-material/SwapVert'
import { lazy } from 'react'
import { linkActivity } from '../../features/shop/activity/activity-link.ts'
import { activityColumns } from '../../features/shop/activity/activity.columns.tsx'
import { activityPaths } from '../../features/shop/activity/activity.paths.ts'
import { QuietCalendar } from '../../ui/drawings/quiet-calendar.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { tabs } from '../kit/filters.tsx'
import type { HeaderAction } from '../kit/header-actions.tsx'
import type { ListContext } from '../kit/list-context.ts'
import { edit, remove } from '../kit/row-actions.tsx'
import { copyLink, poster } from '../kit/front-actions.tsx'

const ActivityOrder = lazy(async () => ({
  default: (await import('../../features/shop/activity/activity-order.tsx')).ActivityOrder,
}))

const stale = [listActivities, listBanners]

/** Shared by the lists of activities and banners. */
const shared = (type: ActivityType) => ({
  noun: 'activity',
  texts: {
    title: `activity.${type}.title`,
    purpose: `activity.${type}.purpose`,
    create: `activity.${type}.create`,
    empty: `activity.${type}.empty`,
    emptyText: `activity.${type}.emptyText`,
  } as const,
  id: 'actCode' as const,
  scope: ({ storeCode }: ListContext) => ({ store: storeCode }),
  columns: ({ chosen }: ListContext) => activityColumns(type, chosen),
  filters: [tabs('state', activityStateCodes, 'activity.state', { all: 'activity.list.allStates' })],
  drawing: <QuietCalendar />,
  create: ({ chosen }: ListContext) => activityPaths.create(type, chosen),
  headerActions: [
    {
      id: 'order',
      icon: <SwapVert />,
      flag: 'order',
      needs: 'shop.write',
      isPanel: true,
      dialog: ({ onClose }, { storeCode }) => (
        <ActivityOrder key={storeCode} {...{ type, storeCode, onClose }} />
      ),
    },
  ] satisfies HeaderAction[],
  visibleActions: 3,
  rowActions: [
    edit(({ actCode }: Activity, { chosen }) => activityPaths.edit(type, actCode, chosen)),
    copyLink(linkActivity),
    poster(linkActivity),
    remove({
      endpoint: type === 'banner' ? deleteBanner : deleteActivity,
      stale,
      input: ({ actCode }: Activity, { storeCode }) => ({ store: storeCode, actCode }),
      ask: `activity.${type}.deleteAsk`,
      names: ({ actTitle }: Activity) => ({ name: actTitle }),
    }),
  ],
})

export const ActivityListPage = defineListPage({
  ...shared('activity'),
  endpoint: listActivities,
  rows: 'activityList',
})
export const BannerListPage = defineListPage({
  ...shared('banner'),
  endpoint: listBanners,
  rows: 'bannerList',
})
