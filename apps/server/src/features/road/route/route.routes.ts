import * as contract from '@lumiroute/contract/route'
import { read, type Route, send, steps, write } from '../../../http/pipeline/route.ts'
import { createRoute } from './create-route.ts'
import { deleteRoute } from './delete-route.ts'
import { getRouteKml } from './get-route-kml.ts'
import { listRoutes } from './list-routes.ts'
import { updateRoute } from './update-route.ts'

export const routeRoutes: Route[] = [
  read(contract.listRoutes, listRoutes),
  steps(contract.createRoute, createRoute),
  steps(contract.updateRoute, updateRoute),
  write(contract.deleteRoute, deleteRoute),
  send(contract.getRouteKml, getRouteKml),
]
