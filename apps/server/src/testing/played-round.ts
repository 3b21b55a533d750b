import type { GameId } from '@lumiroute/games'
import { playBotRound } from '@lumiroute/games/bots'
import { hashState, standings } from '@lumiroute/games/simulation'
import { eq } from 'drizzle-orm'
import { gameRooms, gameRounds, gameSeats } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { saveScores } from '../features/road/game/host/queries/round.queries.ts'
import { readRoomSettings } from '../features/road/game/room-settings.ts'

type Played = { code: string; seed?: number; seconds?: number; untilTick?: number }

/** Plays the round of a room with bots on its seats and stores it as the host does. */
export async function playRoom({ db, now }: Deps, { code, seed = 7, seconds = 6, untilTick = 600 }: Played) {
  const [room] = await db.select().from(gameRooms).where(eq(gameRooms.code, code))
  if (!room) throw new Error(`no room ${code}`)
  const seats = await db.select().from(gameSeats).where(eq(gameSeats.roomId, room.id)).orderBy(gameSeats.no)
  const { world, difficulty, winScore } = readRoomSettings(room.settings)
  const settings = { world, difficulty, winScore, seconds }
  const game = room.gameId as GameId
  const players = seats.map(({ no }) => ({ seat: no, pace: 2 + no }))
  const recorder = playBotRound({ game, settings, seed, players, untilTick })
  const { version, ticks, inputs } = recorder.finish()
  const at = now()
  const scores = standings(recorder.state).map(({ seat: no, score, rank, endStatus }) => {
    const name = seats.find((each) => each.no === no)?.name ?? ''
    return { no, name, score, rank, endStatus }
  })
  await db.write(async (tx) => {
    await tx.insert(gameRounds).values({
      roomId: room.id,
      gameId: game,
      codeVersion: version,
      seed,
      settings,
      startedAt: room.startsAt,
      endedAt: at,
      ticks,
      inputs: Buffer.from(inputs),
      finalHash: hashState(recorder.state),
    })
    await saveScores(tx, { roomId: room.id, recordId: room.recordId, at, scores })
  })
  return { room, scores }
}
