import { storeGameDifficulty, storeGameRules, storeGameWorld } from '@lumiroute/contract/store-game'
import type { GameId } from '@lumiroute/games'
import { playBotRound } from '@lumiroute/games/bots'
import { versionOf } from '@lumiroute/games/simulation'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { rawQuery } from '@lumiroute/server/db/raw-query.ts'
import { storeGameRounds } from '@lumiroute/server/db/schema/index.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { giveStoreGamePrize } from '@lumiroute/server/features/shop/coupon/store-game-prizes.ts'
import { hash } from 'node:crypto'

const hourMs = 3_600_000
/** How fast the players react, in ticks: some win, some do not. */
const paces = [3, 24, 8, 16, 40, 2, 20, 12]
const roundsOfPlayer = 2

type Player = { storeId: number; gameId: GameId; memberId: number }

const players = rawQuery({
  name: 'demo.storeGamePlayers',
  row: { storeId: 'int4', gameId: 'int2', memberId: 'int4' },
  sql: `select s.id as "storeId", s.game_id as "gameId", m.id as "memberId" from store s
   cross join lateral (select id from member where store_id = s.id and mbr_enabled and erased_at is null
     and created_at < $1::timestamptz - interval '2 days' order by id limit ${paces.length}) m
   where s.game_id is not null and s.store_enabled order by m.id`,
})

/** Rounds of some members in the store fronts, played by the games' own bots. */
export async function loadDemoStoreGames(tx: Tx, deps: Deps): Promise<void> {
  const known = (await tx.run(players, [deps.now()])) as Player[]
  for (const [index, player] of known.entries())
    for (let no = 0; no < roundsOfPlayer; no++) await loadRound(tx, deps, player, index * roundsOfPlayer + no)
}

async function loadRound(tx: Tx, { now, settings }: Deps, player: Player, no: number): Promise<void> {
  const { gameId } = player
  const { seconds, winScore } = storeGameRules[gameId]
  const rules = { world: storeGameWorld, difficulty: storeGameDifficulty, seconds, winScore } as const
  const pace = paces[(no >> 1) % paces.length] as number
  const seed = 1 + no * 7919
  const recorder = playBotRound({ game: gameId, settings: rules, seed, players: [{ seat: 0, pace }] })
  const score = recorder.state.seats[0]?.score ?? 0
  const inputs = Buffer.from(recorder.finish().inputs)
  // Within the last hours, so that the list of this week is not empty on a Monday.
  const startedAt = new Date(now().getTime() - hourMs - no * 0.4 * hourMs)
  const finishedAt = new Date(startedAt.getTime() + (seconds + 5) * 1000)
  const [made] = await tx
    .insert(storeGameRounds)
    .values({
      ...player,
      codeVersion: versionOf(gameId),
      seed,
      seconds,
      winScore,
      day: dayIn(startedAt, settings.businessTz),
      startedAt,
      finishedAt,
      score,
      inputs,
      inputsHash: hash('sha256', inputs, 'base64url'),
    })
    .returning({ id: storeGameRounds.id })
  if (made && score >= winScore) await givePrize(tx, player, made.id, finishedAt)
}

async function givePrize(tx: Tx, player: Player, roundId: string, at: Date): Promise<void> {
  const { ticketId, refusal } = await giveStoreGamePrize(tx, { ...player, roundId, at })
  await tx.run(setPrize, [roundId, ticketId, refusal])
}

const setPrize = rawQuery({
  name: 'demo.storeGamePrize',
  row: {},
  sql: 'update store_game_round set ticket_id = $2::int, prize_refusal = $3::text where id = $1::uuid',
})

const dayIn = (at: Date, timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)
