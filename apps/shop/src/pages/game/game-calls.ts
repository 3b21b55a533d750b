import type { AnswerOf } from '@lumiroute/contract'
import type { finishStoreRound, listStoreRounds, startStoreRound } from '@lumiroute/contract/store-game'
import type { Call } from '../../api/request.ts'

export type Played = AnswerOf<typeof finishStoreRound>
export type Started = AnswerOf<typeof startStoreRound>

const at = (what: string, store: string) => `/game/store/${what}/${encodeURIComponent(store)}`

export const gameCalls = {
  list: (store: string): Call<AnswerOf<typeof listStoreRounds>> => ({
    method: 'GET',
    path: at('rounds', store),
    isMember: true,
  }),
  start: (store: string): Call<Started> => ({ method: 'POST', path: at('start', store), isMember: true }),
  finish: (store: string, body: { roundId: string; inputs: string }): Call<Played> => ({
    method: 'POST',
    path: at('finish', store),
    isMember: true,
    body,
  }),
}
