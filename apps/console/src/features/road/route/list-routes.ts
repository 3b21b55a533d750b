import { listRoutes } from '@lumiroute/contract/route'
import type { Route } from '@lumiroute/contract/route'
import { servedList } from '../../../lib/api/served-list.ts'

export type RouteRow = Route & { no: number }

export const { useList: useRouteList, exportAll: exportRoutes } = servedList({
  endpoint: listRoutes,
  listOf: ({ routeList }) => routeList,
  sorts: ['code', 'name', 'lengthKm', 'updatedAt'],
  rowOf: (route, no): RouteRow => ({ ...route, no }),
})
