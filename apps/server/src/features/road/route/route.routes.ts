import * as contract from '@lumiroute/contract/route'
import { read, type Route, send, steps, write } from '../../../http/pipeline/route.ts'
import { addRoute } from './add-route.ts'
import { deleteRoute } from './delete-route.ts'
import { getRouteKml } from './get-route-kml.ts'
import { queryRoutes } from './query-routes.ts'
import { updateRoute } from './update-route.ts'

export const routeRoutes: Route[] = [
  read(contract.queryRoutes, queryRoutes),
  steps(contract.addRoute, addRoute),
  steps(contract.updateRoute, updateRoute),
  write(contract.deleteRoute, deleteRoute),
  send(contract.getRouteKml, getRouteKml),
]
