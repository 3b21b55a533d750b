import { createRoute, listRoutes, updateRoute } from '@lumiroute/contract/route'
import type { Route, RouteForm } from '@lumiroute/contract/route'
import type { z } from 'zod'
import { useAct } from '../../../lib/api/query.ts'

/** Makes a route, or changes the given one; answers the server's message. */
export function useSaveRoute(route?: Route) {
  const add = useAct(createRoute, { quiet: true, invalidate: [listRoutes] })
  const update = useAct(updateRoute, { quiet: true, invalidate: [listRoutes] })
  return async ({ route: kml, ...texts }: z.output<typeof RouteForm>): Promise<string> => {
    if (!route) return (await add.mutateAsync({ route_data: { ...texts, route: kml } })).message
    // A KML of megabytes that nobody touched need not travel again.
    const line = kml === route.route ? {} : { route: kml }
    const named = { ...texts, ...line, id: route.id, version: route.version }
    return (await update.mutateAsync({ route_data: named })).message
  }
}
