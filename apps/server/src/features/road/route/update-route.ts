import type { Route, updateRoute as endpoint } from '@lumiroute/contract/route'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { changeRoute, lockRoute } from './route.queries.ts'
import { readKml, refuseTaken } from './route.rules.ts'

export async function updateRoute({ db, actor, input }: Steps<typeof endpoint>) {
  const { id, version, route: kml, ...texts } = input.route_data
  const shape = kml === undefined ? {} : await readKml(kml)
  const { changed, code } = await db.write(async (tx) => {
    const route = await lockRoute(tx, id)
    if (!route) throw notFound()
    requireVersion(route, version)
    const json = await changeRoute(tx, id, { ...texts, ...shape }, actor.accountId).catch(refuseTaken)
    return { changed: json, code: texts.code ?? route.code }
  })
  return { routeItem: new RawJson<Route>(changed), message: `更新路線「${code}」成功` }
}
