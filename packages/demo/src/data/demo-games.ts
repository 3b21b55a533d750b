import type { InputOf } from '@lumiroute/contract'
import { countdownSeconds, type EndReason, maxBoxWaitSeconds, podiumSeconds } from '@lumiroute/contract/game'
import type { sendGameResults } from '@lumiroute/contract/playbox'
import { ticksPerSecond } from '@lumiroute/games'
import type { BotPlayer } from '@lumiroute/games/bots'
import type { DemoDay } from './demo-days.ts'
import type { Dice } from '../dice.ts'

type Result = InputOf<typeof sendGameResults>['results'][number]

const names = ['小美', '阿凱', 'Mia', '阿豪', '雅婷', 'Kevin', '怡君', '志明', '小安', 'Leo', '佳穎', '老王', '子晴'] // oxfmt-ignore
const ends = [[52, 'win'], [30, 'lose'], [10, 'timeout'], [6, 'quit'], [2, 'forced']] as const // oxfmt-ignore

/** The demo's boxes know rounds that the server runs since this many days; before, they sent their own results. */
const roundsSinceDays = 7
export const hasRounds = (dayStart: number, now: number) => dayStart > now - roundsSinceDays * 86_400_000

export type DemoRoom = {
  openedAt: number
  startsAt: number
  endedAt: number
  endReason: EndReason
  players: BotPlayer[]
  /** Somebody stopped it at this tick. */
  untilTick?: number
}
type Rules = { isLinked: boolean; waitSeconds: number; seconds: number }

/** Hours since the screen went on, players, and how it ended. */
const linkedRounds = [
  { hours: 0.1, players: 7, endReason: 'finished' },
  { hours: 0.6, players: 0, endReason: 'expired' },
  { hours: 0.9, players: 11, endReason: 'finished' },
  { hours: 1.3, players: 4, endReason: 'forced' },
] as const
const boxEveryMs = 11 * 60_000
const maxBoxRounds = 6

/** The rooms of a day that ended while the screen was on. */
export function demoRooms(dice: Dice, { from, until }: DemoDay, rules: Rules): DemoRoom[] {
  const rooms = rules.isLinked
    ? linkedRounds.map((round) => linkedRoom(dice, from, rules, round))
    : Array.from({ length: maxBoxRounds }, (_, no) => boxRoom(dice, from + no * boxEveryMs, rules))
  return rooms.filter(({ endedAt }) => endedAt <= until)
}

function linkedRoom(
  dice: Dice,
  from: number,
  { waitSeconds, seconds }: Rules,
  { hours, players, endReason }: (typeof linkedRounds)[number],
): DemoRoom {
  const openedAt = from + hours * 3_600_000
  const startsAt = openedAt + waitSeconds * 1000
  const room = { openedAt, startsAt, endReason, players: pickPlayers(dice, players, seconds) }
  if (endReason === 'expired') return { ...room, endedAt: startsAt }
  if (endReason === 'finished') return { ...room, endedAt: startsAt + wholeRoundMs(seconds) }
  const untilTick = dice.between(30, 50) * ticksPerSecond
  return { ...room, untilTick, endedAt: startsAt + (untilTick / ticksPerSecond) * 1000 }
}

/** The first player comes after some minutes and starts the clock. */
function boxRoom(dice: Dice, openedAt: number, { waitSeconds, seconds }: Rules): DemoRoom {
  const joinedAt = openedAt + dice.between(60, 360) * 1000
  const startsAt = joinedAt + Math.min(waitSeconds, maxBoxWaitSeconds) * 1000
  const players = pickPlayers(dice, dice.between(1, 5), seconds)
  return { openedAt, startsAt, endedAt: startsAt + wholeRoundMs(seconds), endReason: 'finished', players }
}

const wholeRoundMs = (seconds: number) => (countdownSeconds + seconds + podiumSeconds) * 1000

/** Most play well enough; of many, one comes late and one leaves early. */
const pickPlayers = (dice: Dice, count: number, seconds: number): BotPlayer[] =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    pace: dice.pick([2, 2, 3, 4, 6]),
    ...(count > 3 && seat === count - 1 && { joinsAt: dice.between(8, 20) * ticksPerSecond }),
    ...(count > 5 && seat === 2 && { leavesAt: dice.between(20, seconds - 10) * ticksPerSecond }),
  }))

/** A day's results as boxes of earlier versions sent them: one player every few minutes. */
export function demoResults(dice: Dice, { from, until }: DemoDay): Result[] {
  const results: Result[] = []
  for (let at = from + 60_000; at < until; at += dice.between(70, 420) * 1000) {
    const [, endStatus] = dice.weigh(ends)
    results.push({
      resultId: makeUuid(dice),
      recordTime: new Date(at).toISOString(),
      userName: dice.pick(names),
      groupName: '',
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
