import type { PaintStrip } from '../../ui/timeline/time-slider.tsx'
import type { TrackData } from './track.data.ts'

/** One bar for each pixel, of the colour that stands most in it; nothing where no sample lies. */
export function peopleStrip(
  { seconds }: Pick<TrackData, 'seconds'>,
  level: Uint8Array,
  colours: readonly string[],
): PaintStrip {
  const [from, to] = [seconds[0] ?? 0, seconds.at(-1) ?? 0]
  return (context, width, height) => {
    context.clearRect(0, 0, width, height)
    const columns = Math.max(Math.floor(width), 1)
    const best = new Int16Array(columns).fill(-1)
    seconds.forEach((at, i) => {
      const column = Math.min(Math.floor(((at - from) / Math.max(to - from, 1)) * columns), columns - 1)
      const known = level[i] === colours.length - 1 ? -1 : (level[i] as number)
      const order = known + 1
      if (order > (best[column] as number)) best[column] = order
    })
    best.forEach((order, column) => {
      if (order < 0) return
      context.fillStyle = colours[order === 0 ? colours.length - 1 : order - 1] as string
      const share = order === 0 ? 0.15 : 0.3 + (0.7 * order) / (colours.length - 1)
      context.fillRect(column, height * (1 - share), 1, height * share)
    })
  }
}
