import type { InputOf, sendGameResults } from '@lumiroute/contract'
import type { DemoDay } from './demo-days.ts'
import type { Dice } from './dice.ts'

type Result = InputOf<typeof sendGameResults>['results'][number]

const names = ['小美', '阿凱', 'Mia', '阿豪', '雅婷', 'Kevin', '怡君', '志明', '小安', 'Leo', '佳穎', '老王', '子晴'] // prettier-ignore
const groups = ['紅隊', '藍隊', '綠隊']
const ends = [[52, 'win'], [30, 'lose'], [10, 'timeout'], [6, 'quit'], [2, 'forced']] as const // prettier-ignore

/** Rounds of the games of a day: a player each few minutes, in teams where devices are linked. */
export function demoResults(dice: Dice, { from, until }: DemoDay, isUnited: boolean): Result[] {
  const results: Result[] = []
  for (let at = from + 60_000; at < until; at += dice.between(70, 420) * 1000) {
    const [, endStatus] = dice.weigh(ends)
    results.push({
      resultId: uuidOf(dice),
      recordTime: new Date(at).toISOString(),
      userName: dice.pick(names),
      groupName: isUnited ? dice.pick(groups) : '',
      score: endStatus === 'win' ? dice.between(20, 99) * 50 : dice.between(0, 40) * 25,
      endStatus,
    })
  }
  return results
}

/** By the dice, so that two first starts give the same rounds. */
export function uuidOf(dice: Pick<Dice, 'below'>): string {
  const digits = Array.from({ length: 4 }, () =>
    dice
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
  const variant = '89ab'[dice.below(4)] as string
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`
}
