import * as contract from '@lumiroute/contract/activity'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { addActivity, addBanner } from './add-activity.ts'
import { countActivity } from './count-activity.ts'
import { listActivities, listBanners } from './list-activities.ts'
import { removeActivity, removeBanner } from './remove-activity.ts'
import { sortActivities } from './sort-activities.ts'
import { updateActivity, updateBanner } from './update-activity.ts'

export const activityRoutes: Route[] = [
  read(contract.listActivities, listActivities),
  write(contract.addActivity, addActivity),
  write(contract.updateActivity, updateActivity),
  write(contract.removeActivity, removeActivity),
  read(contract.listBanners, listBanners),
  write(contract.addBanner, addBanner),
  write(contract.updateBanner, updateBanner),
  write(contract.removeBanner, removeBanner),
  write(contract.sortActivities, sortActivities),
  write(contract.countActivity, countActivity),
]
