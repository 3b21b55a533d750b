/** Five levels from low to high, and one for unknown. */
export const levelCount = 5
export const unknownLevel = 5

/**
 * Ordered by lightness alone, so that colour-blind people can read it: darker is more on a light map, lighter
 * on a dark one. Each has enough contrast with the land.
 */
export const levelRamp = {
  light: ['#BF7A00', '#C8452A', '#9E226B', '#641B8C', '#1F1260', '#79829A'],
  dark: ['#5F6FD6', '#A873DE', '#EC86A6', '#FDB565', '#FFF3B0', '#7582A0'],
} as const

/** Higher levels are wider too. */
export const levelWidths = [3.5, 4, 4.5, 5.25, 6, 3] as const

const niceSteps = [1, 2, 5].flatMap((step) => Array.from({ length: 6 }, (_, power) => step * 10 ** power))
niceSteps.sort((one, other) => one - other)

const mostLooked = 5000

/** Width of a level, rounded; the highest 2 % of values may exceed the last level. NaN is ignored. */
export function levelStep(values: ArrayLike<number>): number {
  const looked: number[] = []
  const stride = Math.ceil(values.length / mostLooked)
  for (let i = 0; i < values.length; i += stride)
    if (!Number.isNaN(values[i])) looked.push(values[i] as number)
  looked.sort((one, other) => one - other)
  const high = looked[Math.floor(looked.length * 0.98)] ?? 0
  return niceSteps.find((step) => step * levelCount > high) ?? (niceSteps.at(-1) as number)
}

export const getLevel = (value: number, step: number): number =>
  Number.isNaN(value) ? unknownLevel : Math.min(Math.floor(value / step), levelCount - 1)

/** 0–9, 10–19, …, 40+. */
export function levelNames(step: number): string[] {
  return Array.from({ length: levelCount }, (_, level) => {
    const from = level * step
    if (level === levelCount - 1) return `${from}+`
    return step === 1 ? String(from) : `${from}–${from + step - 1}`
  })
}
