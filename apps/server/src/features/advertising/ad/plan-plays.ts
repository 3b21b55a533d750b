type PlannedPlaylist = { materials: { duration: number }[] } | null
/** What of an approved ad decides how often its items play. */
export type PlannedAd = {
  moveType: string
  mode: string
  playlistOne: PlannedPlaylist
  playlistTwo: PlannedPlaylist
}

const getDurations = (playlist: PlannedPlaylist) =>
  (playlist?.materials ?? []).map(({ duration }) => duration).filter((seconds) => seconds > 0)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** How many items of a loop finish within the time. */
function countEnded(loop: readonly number[], seconds: number): number {
  const lap = sum(loop)
  if (lap === 0) return 0
  const laps = Math.floor(seconds / lap)
  let left = seconds - laps * lap
  const begun = loop.findIndex((length) => (left -= length) < 0)
  return laps * loop.length + (begun < 0 ? loop.length : begun)
}

/** Alternates items of both lists; the shorter list starts over. */
function alternate(main: readonly number[], second: readonly number[]): number[] {
  const pairs = main.length * second.length
  return Array.from({ length: pairs }, (_none, n) => [
    main[n % main.length] as number,
    second[n % second.length] as number,
  ]).flat()
}

/** The length of games and live streams is unknown, so their plays cannot be planned. */
const plannable = new Set(['move_play', 'fix_play'])

/** How many plays the approved playlists give in the time; null if plays cannot be planned. */
export function planPlays(approved: PlannedAd, seconds: number): number | null {
  const { moveType, mode, playlistOne, playlistTwo } = approved
  if (!plannable.has(moveType)) return null
  const [main, second] = [getDurations(playlistOne), mode === 'basic' ? [] : getDurations(playlistTwo)]
  if (mode === 'rotate' && main.length > 0 && second.length > 0)
    return countEnded(alternate(main, second), seconds)
  return countEnded(main, seconds) + countEnded(second, seconds)
}
