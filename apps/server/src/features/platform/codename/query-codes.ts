import type { AnswerOf } from '@lumiroute/contract'
import {
  moveTypeCodes,
  payStatusCodes,
  playModeCodes,
  vehicleStatusCodes,
  vehicleTypeCodes,
} from '@lumiroute/contract/ad'
import type { queryCodes as endpoint } from '@lumiroute/contract/codename'
import { arGames } from '@lumiroute/contract/store'
import type { Language } from '@lumiroute/contract/text'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { type Text, text, translate } from '../../../text/text.ts'
import { listChoicesJson } from './codename.queries.ts'

type Answer = AnswerOf<typeof endpoint>

function listCodes(language: Language) {
  const coded = <Code extends string>(codes: readonly Code[], getName: (code: Code) => Text) =>
    codes.map((code) => ({ code, name: translate(getName(code), language) }))
  return {
    codeMoveType: coded(moveTypeCodes, (code) => text(`moveType.${code}`)),
    codeVehicleType: coded(vehicleTypeCodes, (code) => text(`vehicleType.${code}`)),
    codePlayMode: coded(playModeCodes, (code) => text(`playMode.${code}`)),
    codeVehicleStatus: coded(vehicleStatusCodes, (code) => text(`vehicleStatus.${code}`)),
    codePayStatus: coded(payStatusCodes, (code) => text(`adStatus.${code === '' ? 'draft' : code}`)),
    game: arGames.map((id) => ({ id, name: translate(text(`arGame.${id}`), language) })),
  }
}

export async function queryCodes({ db, scope, language }: Read<typeof endpoint>) {
  const { routes, playlists } = await listChoicesJson(db, scope?.storeId)
  return {
    ...listCodes(language),
    routeList: new RawJson<Answer['routeList']>(routes),
    playlist: new RawJson<Answer['playlist']>(playlists),
  }
}
