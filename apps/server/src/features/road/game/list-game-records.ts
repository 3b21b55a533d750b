import type { AnswerOf } from '@lumiroute/contract'
import type { listAllGameRecords as allEndpoint, listGameRecords as endpoint } from '@lumiroute/contract/game'
import { arGames } from '@lumiroute/contract/store'
import { containing, defineList } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { resultColumns, resultRank, roomOfResult } from './result.columns.ts'

const gameCases = Object.entries(arGames).map(
  ([id, name]) => `when ${id} then '{"id":${id},"name":"${name}"}'::json`,
)
const gameNames = Object.entries(arGames).map(([id, name]) => `when ${id} then '${name}'`)

const list = defineList({
  name: 'game.records',
  from: `(select g.result_id as id, g.*, b.ad_id, b.store_id, b.broadcast_date from game_result g
    join broadcast_record b on b.id = g.record_id) r`,
  columns: `r.id, r.record_time as "recordTime", r.ad_id as "adId", r.record_id as "recordId",
    a.game_id as "gameId", case a.game_id ${gameNames.join(' ')} end as "gameName",
    ${resultColumns}, ${resultRank} as rank,
    json_build_object('id', a.id, 'name', a.name) as ad,
    json_build_object('storeCode', s.store_code, 'storeName', s.store_name) as store,
    case a.game_id ${gameCases.join(' ')} end as game,
    r.user_name as "userName", r.group_name as "groupName", r.score, r.end_status as "endStatus"`,
  beside: `join ad a on a.id = r.ad_id join store s on s.id = r.store_id ${roomOfResult}`,
  filters: {
    storeId: 'r.store_id = {storeId}',
    q: 'r.user_name ilike {q} or r.group_name ilike {q}',
  },
  orders: { recordTime: 'r.record_time', score: 'r.score', userName: 'r.user_name' },
  order: '-recordTime',
})

type Records = AnswerOf<typeof endpoint>['gameRecordList']

/** Of the store that may be seen, or of all. */
export async function listGameRecords({
  db,
  scope,
  input,
}: Read<typeof endpoint> | Read<typeof allEndpoint>) {
  const { q, page, size, sort } = input
  const filters = { storeId: scope?.storeId, q: containing(q) }
  const { rows, total } = await list(db, { filters, page, size, sort })
  return { gameRecordList: new RawJson<Records>(rows), total }
}
