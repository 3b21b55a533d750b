import type { GameAd, listGameAds as endpoint } from '@lumiroute/contract/game'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { today } from '../../../clock/business-day.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { codeNames } from '../../../text/code-names.ts'
import { gameMoveTypes, listGameAdsJson } from './queries/game-ad.queries.ts'

export async function listGameAds({ db, deps, scope, input, language }: Read<typeof endpoint>) {
  const { moveType, isToday, isOpen, q, page, size, sort } = input
  const given = { today: today(deps), now: deps.now(), ...codeNames(language) }
  const filters = {
    storeId: scope?.storeId,
    game: moveType ? [moveType] : gameMoveTypes,
    due: isToday,
    open: isOpen,
    q: containing(q),
  }
  const { rows, total } = await listGameAdsJson(db, { filters, given, page, size, sort })
  return { gameAdList: new RawJson<GameAd[]>(rows), total }
}
