import type { InputOf } from '@lumiroute/contract'
import { defaultWaitSeconds } from '@lumiroute/contract/ad'
import { type EndReason, maxPlaySeconds } from '@lumiroute/contract/game'
import type { sendGameResults } from '@lumiroute/contract/playbox'
import type { DemoDay } from './demo-days.ts'
import type { Dice } from '../dice.ts'

type Result = InputOf<typeof sendGameResults>['results'][number]

const names = ['小美', '阿凱', 'Mia', '阿豪', '雅婷', 'Kevin', '怡君', '志明', '小安', 'Leo', '佳穎', '老王', '子晴'] // oxfmt-ignore
const groups = ['紅隊', '藍隊', '綠隊']
const ends = [[52, 'win'], [30, 'lose'], [10, 'timeout'], [6, 'quit'], [2, 'forced']] as const // oxfmt-ignore

/** Hours since the screen went on, duration of the round, and why it ended. */
const rounds = [
  [0.1, 312, 'finished'],
  [0.6, maxPlaySeconds, 'expired'],
  [1.3, 195, 'forced'],
] as const

/** Waiting time of the demo's linked game. */
export const demoWaitSeconds = defaultWaitSeconds

export type DemoRound = { openedAt: number; startsAt: number; endedAt: number; endReason: EndReason }

/** The rounds of a linked game that ended while its screen was on. */
export const demoRounds = ({ from, until }: DemoDay, waitSeconds: number): DemoRound[] =>
  rounds
    .map(([hours, seconds, endReason]) => {
      const openedAt = from + hours * 3_600_000
      const startsAt = openedAt + waitSeconds * 1000
      return { openedAt, startsAt, endedAt: startsAt + seconds * 1000, endReason }
    })
    .filter(({ endedAt }) => endedAt <= until)

/** A day's game results: one player every few minutes, in teams on linked devices. */
export function demoResults(dice: Dice, { from, until }: DemoDay): Result[] {
  return resultsBetween(dice, from + 60_000, until, [70, 420], () => '')
}

/** Only while a game room is open, and in teams. */
export const demoUnitedResults = (dice: Dice, rooms: readonly DemoRound[]): Result[] =>
  rooms.flatMap(({ startsAt, endedAt }) =>
    resultsBetween(dice, startsAt + 20_000, endedAt, [15, 60], () => dice.pick(groups)),
  )

function resultsBetween(
  dice: Dice,
  from: number,
  until: number,
  [least, most]: readonly [number, number],
  groupName: () => string,
): Result[] {
  const results: Result[] = []
  for (let at = from; at < until; at += dice.between(least, most) * 1000) {
    const [, endStatus] = dice.weigh(ends)
    results.push({
      resultId: makeUuid(dice),
      recordTime: new Date(at).toISOString(),
      userName: dice.pick(names),
      groupName: groupName(),
      score: endStatus === 'win' ? dice.between(20, 99) * 50 : dice.between(0, 40) * 25,
      endStatus,
    })
  }
  return results
}

/** From the seeded dice, so that two first starts give the same rounds. */
export function makeUuid(dice: Pick<Dice, 'below'>): string {
  const digits = Array.from({ length: 4 }, () =>
    dice
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
  const variant = '89ab'[dice.below(4)] as string
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`
}
