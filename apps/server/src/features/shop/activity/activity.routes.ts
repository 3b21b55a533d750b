import * as contract from '@lumiroute/contract/activity'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { createActivity, createBanner } from './create-activity.ts'
import { countActivityViews } from './count-activity-views.ts'
import { listActivities, listBanners } from './list-activities.ts'
import { deleteActivity, deleteBanner } from './delete-activity.ts'
import { sortActivities } from './sort-activities.ts'
import { updateActivity, updateBanner } from './update-activity.ts'

export const activityRoutes: Route[] = [
  read(contract.listActivities, listActivities),
  write(contract.createActivity, createActivity),
  write(contract.updateActivity, updateActivity),
  write(contract.deleteActivity, deleteActivity),
  read(contract.listBanners, listBanners),
  write(contract.createBanner, createBanner),
  write(contract.updateBanner, updateBanner),
  write(contract.deleteBanner, deleteBanner),
  write(contract.sortActivities, sortActivities),
  write(contract.countActivityViews, countActivityViews),
]
