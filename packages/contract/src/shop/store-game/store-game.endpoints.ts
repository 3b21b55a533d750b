import { z } from 'zod'
import { memberOnly, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { arGames } from '../../platform/store/store-fields.ts'
import { InStore } from '../shop/shop-fields.ts'
import { prizeRefusals, storeGameDifficulty, storeGameWorld } from './store-game-rules.ts'

const Game = z.literal(arGames)

/** The tries of one business day. */
const Tries = z.object({ used: z.int(), limit: z.int(), left: z.int() })
export type Tries = z.infer<typeof Tries>

/** All that decides a round besides what the player does. */
const OpenRound = z.object({
  roundId: z.uuid(),
  gameId: Game,
  /** Version of the game’s rules. */
  version: z.int(),
  seed: z.int(),
  settings: z.object({
    world: z.literal(storeGameWorld),
    seconds: z.int(),
    difficulty: z.literal(storeGameDifficulty),
    winScore: z.int(),
  }),
})
export type OpenRound = z.infer<typeof OpenRound>

const PrizeTicket = z.object({ ticketNo: z.string(), title: z.string(), expiresAt: z.string().nullable() })

const FinishedRound = z.object({
  roundId: z.uuid(),
  gameId: Game,
  score: z.int(),
  isWin: z.boolean(),
  finishedAt: z.string(),
  ticket: PrizeTicket.nullable(),
  /** Set for a win without a ticket. */
  prizeRefusal: z.enum(prizeRefusals).nullable(),
})
export type FinishedRound = z.infer<typeof FinishedRound>

const Leader = z.object({
  rank: z.int(),
  /** The first character and asterisks. */
  name: z.string(),
  score: z.int(),
  isOwn: z.boolean(),
})

const own = { access: memberOnly('params.store'), params: InStore } as const

export const listStoreRounds = endpoint({
  id: 'storeGame.listRounds',
  method: 'GET',
  path: '/game/store/rounds/{store}',
  summary: 'Lists the member’s rounds of the store’s game, the tries left today, and the best of this week.',
  category: null,
  ...own,
  answer: z.object({
    game: z.object({
      gameId: Game,
      seconds: z.int(),
      winScore: z.int(),
      /** Title of the coupon that a win gives now; null for none. */
      prize: z.string().nullable(),
    }),
    tries: Tries,
    bestScore: z.int().nullable(),
    roundList: z.array(FinishedRound),
    leaderList: z.array(Leader),
  }),
  errors: ['NOT_FOUND'],
})

export const startStoreRound = endpoint({
  id: 'storeGame.start',
  method: 'POST',
  path: '/game/store/start/{store}',
  summary:
    'Starts a round of the store’s game with a seed of the server. An unfinished round is given up and counts; within seconds it is answered again.',
  category: 'gameUse',
  ...own,
  answer: z.object({ round: OpenRound, tries: Tries }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  callsPerMinute: 60,
  audit: null,
})

/** Seven bytes for each tick of the longest round, in base64. */
const maxInputs = 30_000

export const finishStoreRound = endpoint({
  id: 'storeGame.finish',
  method: 'POST',
  path: '/game/store/finish/{store}',
  summary:
    'Finishes a round: the server plays it again from its seed and the recorded inputs, and a win gives the store’s coupon. The same inputs again get the same answer.',
  category: 'gameUse',
  ...own,
  body: z.object({
    roundId: z.uuid(),
    /** A recording of the games’ core. */
    inputs: z.base64().max(maxInputs),
  }),
  answer: z.object({ round: FinishedRound, bestScore: z.int(), tries: Tries }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  callsPerMinute: 60,
  audit: null,
})

export const getStoreGameStats = endpoint({
  id: 'storeGame.getStats',
  method: 'GET',
  path: '/game/store/stats/{store}',
  summary: 'Counts how the store’s game was played in the last 30 days.',
  access: ownStore('params.store', 'code'),
  permission: 'reports.read',
  category: null,
  params: InStore,
  answer: z.object({
    rounds: z.int(),
    players: z.int(),
    wins: z.int(),
    prizes: z.int(),
    bestScore: z.int().nullable(),
  }),
  errors: ['NOT_FOUND'],
})
