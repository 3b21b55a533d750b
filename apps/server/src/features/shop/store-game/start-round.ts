import { startRepeatSeconds, type startStoreRound as endpoint } from '@lumiroute/contract/store-game'
import { versionOf } from '@lumiroute/games/simulation'
import { randomInt } from 'node:crypto'
import { today } from '../../../clock/business-day.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { countTries } from './count-tries.ts'
import { requireStoreGame } from './require-store-game.ts'
import { findOpenRound, giveUpRound, insertRound, lockPlayer } from './store-game.queries.ts'
import { viewOpenRound } from './view-round.ts'

export async function startRound({ tx, deps, member, scope }: Write<typeof endpoint>) {
  const game = await requireStoreGame(tx, scope.storeId)
  const startedAt = deps.now()
  await lockPlayer(tx, member.id)
  const open = await findOpenRound(tx, member.id)
  const before = await countTries(tx, deps, member.id)
  if (open && startedAt.getTime() - open.startedAt.getTime() < startRepeatSeconds * 1000)
    return { round: viewOpenRound(open), tries: before }
  if (before.left === 0) throw new AppError('storeGame.triesUsedUp', { limit: before.limit })
  if (open) await giveUpRound(tx, open.id)
  const round = await insertRound(tx, {
    ...game,
    storeId: scope.storeId,
    memberId: member.id,
    codeVersion: versionOf(game.gameId),
    seed: randomInt(1, 2 ** 31),
    day: today(deps),
    startedAt,
  })
  return { round: viewOpenRound(round), tries: await countTries(tx, deps, member.id) }
}
