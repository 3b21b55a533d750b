import type { Position } from '../lines/line-types.ts'

/** Where a box was at a moment (milliseconds since 1970). */
export type Fix = { at: number; lng: number; lat: number; accuracy: number | null }

/** From the first to the last fix (their numbers in the track) of a vehicle that stood. */
export type Stop = { from: number; to: number; seconds: number; at: Position }
