/** The compass direction that a screen faces, clockwise from north. */
export const directions = {
  n: '北',
  ne: '東北',
  e: '東',
  se: '東南',
  s: '南',
  sw: '西南',
  w: '西',
  nw: '西北',
} as const
export type Direction = keyof typeof directions
export const directionCodes = Object.keys(directions) as [Direction, ...Direction[]]
