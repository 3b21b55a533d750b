import type { AnswerOf } from '@lumiroute/contract'
import type { getGameEffect } from '@lumiroute/contract/effect'

type Result = AnswerOf<typeof getGameEffect>['effectGameDetailList'][number]

/** Spreading 100,000 scores into Math.max would overflow the stack. */
export function gameFigures(results: readonly Result[]) {
  if (results.length === 0) return undefined
  let [best, sum] = [-Infinity, 0]
  for (const { score } of results) {
    best = Math.max(best, score)
    sum += score
  }
  const wins = results.filter(({ endStatus }) => endStatus === 'win').length
  return { games: results.length, best, mean: sum / results.length, wins }
}
