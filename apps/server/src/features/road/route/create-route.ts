import type { createRoute as endpoint, Route } from '@lumiroute/contract/route'
import { RawJson } from '../../../http/response/answer.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { parseRouteKml } from './parse-route-kml.ts'
import { refuseTakenCode } from './refuse-taken-code.ts'
import { insertRoute } from './route.queries.ts'

export async function createRoute({ db, actor, input, audit }: Steps<typeof endpoint>) {
  const { route: kml, ...fields } = input.route_data
  const shape = await parseRouteKml(kml)
  const route = await db
    .write(async (tx) => {
      const json = await insertRoute(tx, fields, shape, actor.accountId)
      const { id } = JSON.parse(json) as Route
      await audit(tx, 'route.created', {
        object: { id, name: fields.name },
        change: compareFields({}, fields),
      })
      return json
    })
    .catch(refuseTakenCode)
  return { routeItem: new RawJson<Route>(route), message: text('route.created', { code: fields.code }) }
}
