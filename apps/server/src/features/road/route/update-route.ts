import type { Route, updateRoute as endpoint } from '@lumiroute/contract/route'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { parseRouteKml } from './parse-route-kml.ts'
import { refuseTakenCode } from './refuse-taken-code.ts'
import { findRouteForUpdate, saveRoute } from './route.queries.ts'

export async function updateRoute({ db, actor, input, audit }: Steps<typeof endpoint>) {
  const { id, version, route: kml, ...fields } = input.route_data
  const shape = kml === undefined ? {} : await parseRouteKml(kml)
  const { saved, code } = await db.write(async (tx) => {
    const route = await findRouteForUpdate(tx, id)
    if (!route) throw notFound()
    requireVersion(route, version)
    const json = await saveRoute(tx, id, { ...fields, ...shape }, actor.accountId).catch(refuseTakenCode)
    await audit(tx, 'route.updated', {
      object: { id, name: fields.name ?? route.name },
      change: { ...compareFields(route, fields), ...(kml !== undefined && { route: 'changed' }) },
    })
    return { saved: json, code: fields.code ?? route.code }
  })
  return { routeItem: new RawJson<Route>(saved), message: text('route.updated', { code }) }
}
