import type { createRoute as endpoint, Route } from '@lumiroute/contract/route'
import { RawJson } from '../../../http/response/answer.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { insertRoute } from './route.queries.ts'
import { readKml, refuseTaken } from './route.rules.ts'

export async function createRoute({ db, actor, input }: Steps<typeof endpoint>) {
  const { route: kml, ...texts } = input.route_data
  const shape = await readKml(kml)
  const added = await db.write((tx) => insertRoute(tx, texts, shape, actor.accountId)).catch(refuseTaken)
  return { routeItem: new RawJson<Route>(added), message: `新增路線「${texts.code}」成功` }
}
