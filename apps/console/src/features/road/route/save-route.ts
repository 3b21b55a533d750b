import { createRoute, listRoutes, updateRoute } from '@lumiroute/contract/route'
import type { Route, RouteForm } from '@lumiroute/contract/route'
import type { z } from 'zod'
import { useAct } from '../../../lib/api/query.ts'

/** Creates a route, or updates the given one; returns the server's message. */
export function useSaveRoute(route?: Route) {
  const add = useAct(createRoute, { quiet: true, invalidate: [listRoutes] })
  const update = useAct(updateRoute, { quiet: true, invalidate: [listRoutes] })
  return async ({ route: kml, ...texts }: z.output<typeof RouteForm>): Promise<string> => {
    if (!route) return (await add.mutateAsync({ route_data: { ...texts, route: kml } })).message
    // Do not resend an unchanged KML of several megabytes.
    const line = kml === route.route ? {} : { route: kml }
    const named = { ...texts, ...line, id: route.id, version: route.version }
    return (await update.mutateAsync({ route_data: named })).message
  }
}
