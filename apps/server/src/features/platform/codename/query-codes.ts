import type { AnswerOf } from '@lumiroute/contract'
import { moveTypes, payStatuses, playModes, vehicleStatuses, vehicleTypes } from '@lumiroute/contract/ad'
import type { queryCodes as endpoint } from '@lumiroute/contract/codename'
import { arGames } from '@lumiroute/contract/store'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listChoicesJson } from './codename.queries.ts'

type Answer = AnswerOf<typeof endpoint>

const coded = (names: Record<string, string>) => Object.entries(names).map(([code, name]) => ({ code, name }))

const constant = {
  codeMoveType: coded(moveTypes),
  codeVehicleType: coded(vehicleTypes),
  codePlayMode: coded(playModes),
  codeVehicleStatus: coded(vehicleStatuses),
  codePayStatus: coded(payStatuses),
  game: Object.entries(arGames).map(([id, name]) => ({ id: Number(id), name })),
}

export async function queryCodes({ db, scope }: Read<typeof endpoint>) {
  const { routes, playlists } = await listChoicesJson(db, scope?.storeId)
  return {
    ...constant,
    routeList: new RawJson<Answer['routeList']>(routes),
    playlist: new RawJson<Answer['playlist']>(playlists),
  }
}
