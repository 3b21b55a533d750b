import { listActivities, listBanners } from '@lumiroute/contract/activity'
import type { Activity, ActivityType } from '@lumiroute/contract/activity'
import { ActivityForm } from '../../features/shop/activity/activity-form.tsx'
import { ActivityStateBadge } from '../../features/shop/activity/activity-state.tsx'
import { activityPaths } from '../../features/shop/activity/activity.paths.ts'
import { linkActivity } from '../../features/shop/activity/activity-link.ts'
import { LinkButtons } from '../../features/shop/front/link-buttons.tsx'
import { defineEditPage } from '../kit/define-edit-page.tsx'
import type { EditControl } from '../kit/define-edit-page.tsx'
import type { ListContext } from '../kit/list-context.ts'

/** Shared by the forms of activities and banners. */
const shared = (type: ActivityType) => ({
  noun: 'activity',
  texts: {
    page: `activity.${type}.page`,
    createTitle: `activity.${type}.create`,
    createPurpose: `activity.${type}.formPurpose`,
    editTitle: `activity.${type}.editTitle`,
    editPurpose: `activity.${type}.formPurpose`,
    notFound: `activity.${type}.notFound`,
    notFoundText: 'catalogue.notFoundText',
    backToList: 'catalogue.back',
  } as const,
  list: (chosen: string | undefined) => activityPaths.list(type, chosen),
  param: 'code',
  isText: true,
  isOfStore: true,
  input: (actCode: string, { storeCode }: ListContext) => ({ store: storeCode, actCode }),
  names: ({ actTitle }: Activity) => ({ name: actTitle }),
  badge: ({ state }: Activity) => <ActivityStateBadge state={state} />,
  actions: (activity: Activity, { storeCode }: ListContext) => (
    <LinkButtons storeCode={storeCode} thing={linkActivity(activity)} />
  ),
  form: (activity: Activity | undefined, control: EditControl) => (
    <ActivityForm {...{ type, activity }} {...control} />
  ),
})

export const ActivityEditPage = defineEditPage({
  ...shared('activity'),
  endpoint: listActivities,
  thing: ({ activityList }) => activityList[0],
})
export const BannerEditPage = defineEditPage({
  ...shared('banner'),
  endpoint: listBanners,
  thing: ({ bannerList }) => bannerList[0],
})
