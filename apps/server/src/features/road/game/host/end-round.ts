import type { Prize, Result } from '@lumiroute/games/protocol'
import { hashState, standings } from '@lumiroute/games/simulation'
import { readRoomSettings } from '../room-settings.ts'
import type { HostContext } from './host-context.ts'
import type { HostedRoom } from './hosted-room.ts'
import type { Over } from './room-messages.ts'
import type { HostedRow } from './queries/lease.queries.ts'
import { deleteInputs, finishRound, findRound, lockHeldRoom, saveScores } from './queries/round.queries.ts'
import { listSeats } from './queries/seat.queries.ts'
import type { RunningRound } from './running-round.ts'

/**
 * Writes the scores as of now, once, even if two servers try. null: another server holds the room by now.
 */
export async function endRound(
  { db, node, now, gamePrizes }: HostContext,
  room: HostedRoom,
  round: RunningRound,
): Promise<Over | null> {
  const { id: roomId, recordId } = room.row
  const at = now()
  const { ticks, inputs } = round.finish()
  const hash = hashState(round.state)
  const results = standings(round.state).map(({ seat, score, rank, endStatus }): Result => ({
    seat,
    score,
    rank,
    endStatus,
  }))
  const scores = results.map(({ seat: no, ...rest }) => ({
    no,
    ...rest,
    name: room.seats.get(no)?.name ?? String(no + 1),
  }))
  const outcome = await db.write(async (tx) => {
    if (!(await lockHeldRoom(tx, roomId, node))) return 'lost'
    if (!(await finishRound(tx, { roomId, at, ticks, inputs: Buffer.from(inputs), hash }))) return 'known'
    await saveScores(tx, { roomId, recordId, at, scores })
    await deleteInputs(tx, roomId)
    return 'written'
  })
  if (outcome === 'lost') return null
  if (outcome === 'known') return findOver({ db, gamePrizes }, room.row)
  return { at, hash, results, prize: await findPrize({ db, gamePrizes }, room.row) }
}

type Needs = Pick<HostContext, 'db' | 'gamePrizes'>

async function findPrize({ db, gamePrizes }: Needs, { storeId, settings }: HostedRow): Promise<Prize | null> {
  const { couponCode } = readRoomSettings(settings)
  const prize = couponCode === '' ? null : await gamePrizes.findPrize(db, storeId, couponCode)
  return prize && { title: prize.title }
}

/** The results as written; null while the round runs or before it. */
export async function findOver(needs: Needs, row: HostedRow): Promise<Over | null> {
  const round = await findRound(needs.db, row.id)
  if (!round?.endedAt) return null
  const seats = await listSeats(needs.db, [row.id])
  const results = seats.flatMap(({ no, score, rank, endStatus }): Result[] =>
    score === null || rank === null || endStatus === null ? [] : [{ seat: no, score, rank, endStatus }],
  )
  results.sort((one, other) => one.rank - other.rank || one.seat - other.seat)
  return { at: round.endedAt, hash: round.finalHash ?? '', results, prize: await findPrize(needs, row) }
}
