import type { Approved, ApprovedList } from './find-approved.ts'

const secondsOf = (list: ApprovedList) =>
  (list?.materials ?? []).map(({ duration }) => duration).filter((seconds) => seconds > 0)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** How many items of a loop end within the time. */
function endedWithin(loop: readonly number[], seconds: number): number {
  const lap = sum(loop)
  if (lap === 0) return 0
  const laps = Math.floor(seconds / lap)
  let left = seconds - laps * lap
  const begun = loop.findIndex((length) => (left -= length) < 0)
  return laps * loop.length + (begun < 0 ? loop.length : begun)
}

/** One of each list in turn; a list that ends begins again by itself. */
function takeTurns(main: readonly number[], second: readonly number[]): number[] {
  const pairs = main.length * second.length
  return Array.from({ length: pairs }, (_none, n) => [
    main[n % main.length] as number,
    second[n % second.length] as number,
  ]).flat()
}

/** Games and live streams hold the screen as long as people play or speak: nobody can plan their plays. */
const plannable = new Set(['move_play', 'fix_play'])

/** How many plays the approved lists give in so many seconds; null where none can be planned. */
export function planPlays(approved: Approved, seconds: number): number | null {
  const { moveType, mode, playlistOne, playlistTwo } = approved
  if (!plannable.has(moveType)) return null
  const [main, second] = [secondsOf(playlistOne), mode === 'basic' ? [] : secondsOf(playlistTwo)]
  if (mode === 'rotate' && main.length > 0 && second.length > 0)
    return endedWithin(takeTurns(main, second), seconds)
  return endedWithin(main, seconds) + endedWithin(second, seconds)
}
