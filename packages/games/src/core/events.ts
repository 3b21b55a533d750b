/** What can be heard or felt. */
export const eventKinds = [
  'count',
  'go',
  'over',
  'join',
  'flap',
  'gate',
  'star',
  'crash',
  'return',
  'shot',
  'hit',
  'destroyed',
  'crate',
  'dash',
  'swing',
  'bounce',
  'holed',
  'nextHole',
  'pop',
  'miss',
  'combo',
  'bomb',
] as const
export type EventKind = (typeof eventKinds)[number]

/** `seat` -1 concerns everybody; `value` is the points, or the number counted. */
export type GameEvent = { kind: EventKind; seat: number; value: number }
export type Tell = (event: GameEvent) => void
