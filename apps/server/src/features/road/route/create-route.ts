import type { createRoute as endpoint, Route } from '@lumiroute/contract/route'
import { RawJson } from '../../../http/response/answer.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { parseRouteKml } from './parse-route-kml.ts'
import { refuseTakenCode } from './refuse-taken-code.ts'
import { insertRoute } from './route.queries.ts'

export async function createRoute({ db, actor, input }: Steps<typeof endpoint>) {
  const { route: kml, ...fields } = input.route_data
  const shape = await parseRouteKml(kml)
  const route = await db.write((tx) => insertRoute(tx, fields, shape, actor.accountId)).catch(refuseTakenCode)
  return { routeItem: new RawJson<Route>(route), message: text('route.created', { code: fields.code }) }
}
