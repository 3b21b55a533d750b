import * as contract from '@lumiroute/contract/screen'
import { read, type Route } from '../../../http/pipeline/route.ts'
import { getScreenAvailability } from './get-screen-availability.ts'
import { queryScreens } from './query-screens.ts'

export const screenRoutes: Route[] = [
  read(contract.queryScreens, queryScreens),
  read(contract.getScreenAvailability, getScreenAvailability),
]
