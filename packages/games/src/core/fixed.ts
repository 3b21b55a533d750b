/** Positions and speeds are whole numbers: 1/256 of a light. */
export const one = 256
export const lights = (count: number) => Math.round(count * one)

/** Angles: 1024 make a turn; 0 points right, 256 down. */
export const turn = 1024

/** Sines of a quarter turn times 4096. Math.sin differs between engines. */
const quarter = [
  0, 101, 201, 301, 401, 501, 601, 700, 799, 897, 995, 1092, 1189, 1285, 1380, 1474, 1567, 1660, 1751, 1842,
  1931, 2019, 2106, 2191, 2276, 2359, 2440, 2520, 2598, 2675, 2751, 2824, 2896, 2967, 3035, 3102, 3166, 3229,
  3290, 3349, 3406, 3461, 3513, 3564, 3612, 3659, 3703, 3745, 3784, 3822, 3857, 3889, 3920, 3948, 3973, 3996,
  4017, 4036, 4052, 4065, 4076, 4085, 4091, 4095, 4096,
]

/** The sine times 4096. */
export function sine(angle: number): number {
  const whole = angle & (turn - 1)
  const inHalf = whole & 511
  const step = inHalf <= 256 ? inHalf : 512 - inHalf
  const low = quarter[step >> 2] ?? 0
  const high = quarter[(step >> 2) + 1] ?? 4096
  const value = low + (((high - low) * (step & 3)) >> 2)
  return whole < 512 ? value : 0 - value
}
export const cosine = (angle: number) => sine(angle + 256)

/** `length` in the direction of `angle`, in whole numbers; never -0, which would not survive serialisation. */
export const along = (length: number, angle: number) => ({
  x: Math.trunc((length * cosine(angle)) / 4096) + 0,
  y: Math.trunc((length * sine(angle)) / 4096) + 0,
})

/** The angle of a vector; 0 for the empty one. */
export function angleOf(x: number, y: number): number {
  if (x === 0 && y === 0) return 0
  const across = Math.abs(x)
  const up = Math.abs(y)
  let low = 0
  let high = 256
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (sine(middle) * across <= cosine(middle) * up) low = middle
    else high = middle - 1
  }
  const angle = x >= 0 ? low : 512 - low
  return (y >= 0 ? angle : turn - angle) & (turn - 1)
}

/** Shortest way from one angle to another: -512 to 511. */
export const angleBetween = (from: number, to: number) => ((to - from + 512) & (turn - 1)) - 512

/** Largest whole number whose square is not above `value`. */
export function rootOf(value: number): number {
  let root = Math.floor(Math.sqrt(value))
  while (root * root > value) root--
  while ((root + 1) * (root + 1) <= value) root++
  return root
}

export const distance = (x: number, y: number) => rootOf(x * x + y * y)

/** Division towards zero without -0. */
export const divide = (value: number, by: number) => Math.trunc(value / by) + 0

export const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
