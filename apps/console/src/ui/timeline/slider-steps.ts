type Steps = { at: number; from: number; to: number; step: number }

/** A page is 5 % of the range, but at least ten steps. */
const getPage = ({ from, to, step }: Steps) => Math.max((to - from) / 20, step * 10)

const moves: Record<string, (steps: Steps) => number> = {
  ArrowLeft: ({ at, step }) => at - step,
  ArrowDown: ({ at, step }) => at - step,
  ArrowRight: ({ at, step }) => at + step,
  ArrowUp: ({ at, step }) => at + step,
  PageDown: (steps) => steps.at - getPage(steps),
  PageUp: (steps) => steps.at + getPage(steps),
  Home: ({ from }) => from,
  End: ({ to }) => to,
}

/** The slider value after a key; undefined for other keys. */
export const afterKey = (key: string, steps: Steps): number | undefined => moves[key]?.(steps)

/** At most `most` marks on whole hours, or on whole minutes for a short range. */
export function timeMarks(from: number, to: number, most: number): number[] {
  const steps = [60, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 86_400]
  const step = steps.find((each) => (to - from) / each <= most) ?? 86_400
  const first = Math.ceil(from / step) * step
  const count = Math.max(Math.floor((to - first) / step) + 1, 0)
  return Array.from({ length: count }, (_, index) => first + index * step)
}
