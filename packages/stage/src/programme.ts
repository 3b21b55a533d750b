export type StageItem = {
  key: string
  type: 'image' | 'video'
  url: string
  durationMs: number
  name?: string
}

export type Programme = {
  /** basic: main alone. split: main beside second. rotate: one of main, one of second, and so on. */
  mode: 'basic' | 'split' | 'rotate'
  orientation: 'landscape' | 'portrait'
  main: StageItem[]
  second: StageItem[]
  /** Its size in pixels of a screen of 1920 × 1080, or 1080 × 1920 upright. */
  banner?: { url: string; width?: number | null; height?: number | null } | null
  marquee?: string
  qr?: { url: string } | null
}

export type Region = 'main' | 'second'

export const leastItemMs = 1000

/** Whole milliseconds: sums of fractions would miss the end of a loop after some days of playing. */
export function getLength({ durationMs }: StageItem): number {
  return Number.isFinite(durationMs) ? Math.max(Math.round(durationMs), leastItemMs) : leastItemMs
}
