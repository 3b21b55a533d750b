import type { verifyRound as endpoint } from '@lumiroute/contract/game'
import { type RecordedRound, type Replay, replaySlices, standings } from '@lumiroute/games/simulation'
import { setImmediate } from 'node:timers/promises'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { aboutAd } from '../../advertising/ad/audit-ad.ts'
import { requireRound, toRecording } from './get-round.ts'
import { listRoundSeats, setVerified } from './queries/round.queries.ts'

/** Plays the round again from its inputs; the scores must come out as they are stored. */
export async function verifyRound({ deps, scope, input, audit }: Steps<typeof endpoint>) {
  const row = await requireRound(deps.db, input.roomCode, scope.storeId)
  const stored = await listRoundSeats(deps.db, row.roomId)
  const replay = await replayInSlices(toRecording(row))
  const scores = new Map(replay && standings(replay.state).map(({ seat, score }) => [seat, score]))
  const seats = stored
    .map(({ no, score }) => ({ no, stored: score, replayed: replay && (scores.get(no) ?? 0) }))
    .toSorted((one, other) => one.no - other.no)
  const isKnown = [...scores.keys()].every((no) => stored.some((seat) => seat.no === no))
  const isSame =
    replay?.hash === row.finalHash && isKnown && seats.every((seat) => seat.stored === seat.replayed)
  const at = deps.now()
  await deps.db.write(async (tx) => {
    if (isSame) await setVerified(tx, row.roomId, at)
    await audit(tx, 'game.verified', aboutAd({ id: row.adId, name: row.adName, storeId: row.storeId }))
  })
  const verifiedAt = isSame ? at : row.verifiedAt
  const outcome = isSame ? 'verifiedSame' : replay ? 'verifiedOther' : 'otherVersion'
  return {
    isSame,
    isOtherVersion: replay === null,
    hash: replay?.hash ?? null,
    finalHash: row.finalHash,
    verifiedAt: verifiedAt && formatMoment(verifiedAt, deps.settings.businessTz),
    seats,
    message: text(`game.${outcome}`),
  }
}

/** Other requests wait no longer than this for a replay. */
const maxBlockMs = 10

async function replayInSlices(recorded: RecordedRound): Promise<Replay | null> {
  const slices = replaySlices(recorded)
  let since = performance.now()
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
    if (performance.now() - since < maxBlockMs) continue
    await setImmediate()
    since = performance.now()
  }
}
