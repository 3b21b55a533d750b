/** Either canvas. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** What every part of a picture needs to know. */
export type Look = {
  /** 0 to 1: how much of the time until the next tick has passed. */
  share: number
  isCalm: boolean
  isTransparent: boolean
}

/** Lights, from 1/256 of a light; things are drawn on their way from the last tick to this one. */
export const place = (position: number, speed: number, { share }: Look) =>
  (position - speed * (1 - share)) / 256

export const colours = {
  night: '#0b1220',
  ink: '#05080f',
  bar: '#0b1220',
  white: '#e8ecf5',
  amber: '#ffb020',
  red: '#ff5a5f',
  green: '#3ddc84',
} as const

/** Bright and far apart, also for people who confuse red and green. */
export const seatColours = [
  '#ffd23f',
  '#4cc9f0',
  '#ff7096',
  '#8ae66e',
  '#ffa24c',
  '#c9a0ff',
  '#f4f1de',
  '#35e0c2',
]
