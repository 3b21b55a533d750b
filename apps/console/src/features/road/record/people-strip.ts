import type { PaintStrip } from '../../../ui/timeline/time-slider.tsx'
import type { TrackData } from './track-data.ts'

/** A sample fills the strip up to the next one, but at most three usual gaps. */
const reachGaps = 3

/** Drawing priority of a level: unknown loses to every known level. */
const getOrder = (level: number, unknown: number) => (level === unknown ? 0 : level + 1)

/** Bars of the highest level in each pixel; gaps where no sample reaches. */
export function peopleStrip(
  { seconds, usualSeconds }: Pick<TrackData, 'seconds' | 'usualSeconds'>,
  level: Uint8Array,
  colours: readonly string[],
): PaintStrip {
  const unknown = colours.length - 1
  const [from, to] = [seconds[0] ?? 0, seconds.at(-1) ?? 0]
  return (context, width, height) => {
    const columns = Math.max(Math.floor(width), 1)
    const columnAt = (at: number) =>
      Math.min(Math.floor(((at - from) / Math.max(to - from, 1)) * columns), columns - 1)
    const best = new Int16Array(columns).fill(-1)
    for (let i = 0; i < seconds.length; i += 1) {
      const at = seconds[i] as number
      const until = Math.min(seconds[i + 1] ?? at, at + reachGaps * usualSeconds)
      const order = getOrder(level[i] as number, unknown)
      for (let column = columnAt(at); column <= columnAt(until); column += 1)
        if (order > (best[column] as number)) best[column] = order
    }
    context.clearRect(0, 0, width, height)
    best.forEach((order, column) => {
      if (order < 0) return
      const share = order === 0 ? 0.15 : 0.3 + (0.7 * order) / unknown
      context.fillStyle = colours[order === 0 ? unknown : order - 1] as string
      context.fillRect(column, height * (1 - share), 1, height * share)
    })
  }
}
