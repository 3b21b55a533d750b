import * as contract from '@lumiroute/contract/screen'
import { read, type Route } from '../../../http/pipeline/route.ts'
import { getScreenAvailability } from './get-screen-availability.ts'
import { listScreens } from './list-screens.ts'

export const screenRoutes: Route[] = [
  read(contract.listScreens, listScreens),
  read(contract.getScreenAvailability, getScreenAvailability),
]
