import type { Position } from '../lines/line-types.ts'

/** Position of a device at a time (Unix milliseconds). */
export type Fix = { at: number; lng: number; lat: number; accuracy: number | null }

/** Indexes of the first and last fix of a stop. */
export type Stop = { from: number; to: number; seconds: number; at: Position }
