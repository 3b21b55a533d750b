import { roundOpenSeconds, type finishStoreRound as endpoint } from '@lumiroute/contract/store-game'
import { hash } from 'node:crypto'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { giveStoreGamePrize } from '../coupon/store-game-prizes.ts'
import { recordGameVisit } from '../member/record-game-visit.ts'
import { countTries } from './count-tries.ts'
import { getEarliestEnd, replayInputs } from './replay-inputs.ts'
import { findBest, finishRound as saveFinish, lockRound, type OwnRound } from './store-game.queries.ts'
import { viewFinishedRound } from './view-round.ts'

type Finish = Write<typeof endpoint>

/** The score comes from playing the inputs again; nothing else that the phone says counts. */
export async function finishRound(call: Finish) {
  const { tx, deps, member, scope, input } = call
  const key = { id: input.roundId, storeId: scope.storeId, memberId: member.id }
  const round = await lockRound(tx, key)
  if (!round) throw new AppError('storeGame.roundNotFound')
  const inputs = Buffer.from(input.inputs, 'base64')
  const inputsHash = hash('sha256', inputs, 'base64url')
  if (round.finishedAt === null) await settle(call, round, { inputs, inputsHash })
  // Otherwise a better attempt could replace the first.
  else if (round.inputsHash !== inputsHash) throw new AppError('storeGame.roundOver')
  const finished = (await lockRound(tx, key)) as OwnRound
  const view = viewFinishedRound(finished, deps.settings.businessTz)
  const best = await findBest(tx, member.id, round.gameId)
  return { round: view, bestScore: best ?? view.score, tries: await countTries(tx, deps, member.id) }
}

type Played = { inputs: Buffer; inputsHash: string }

async function settle({ tx, deps, member, scope }: Finish, round: OwnRound, played: Played): Promise<void> {
  const at = deps.now()
  requireOpen(round, at)
  const score = replayInputs(round, played.inputs)
  const { id, gameId } = round
  const player = { storeId: scope.storeId, memberId: member.id, gameId, at }
  const isWin = score >= round.winScore
  const prize = isWin ? await giveStoreGamePrize(tx, { ...player, roundId: id }) : null
  await saveFinish(tx, {
    ...played,
    id,
    at,
    score,
    ticketId: prize?.ticketId ?? null,
    prizeRefusal: prize?.refusal ?? null,
  })
  await recordGameVisit(tx, { ...player, adId: null, recordId: null, score })
}

/** Clocks of phones and servers run differently fast, but not by this much in a minute. */
const clockSlackMs = 500

function requireOpen(round: OwnRound, at: Date): void {
  const isLate = at.getTime() > round.startedAt.getTime() + roundOpenSeconds * 1000
  if (round.isGivenUp || isLate) throw new AppError('storeGame.roundOver')
  if (at.getTime() < getEarliestEnd(round) - clockSlackMs) throw new AppError('storeGame.tooEarly')
}
