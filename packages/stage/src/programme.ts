export type StageItem = {
  key: string
  type: 'image' | 'video'
  url: string
  durationMs: number
  name?: string
}

export type Programme = {
  /** basic: main only. split: main next to second. rotate: alternates main and second. */
  mode: 'basic' | 'split' | 'rotate'
  orientation: 'landscape' | 'portrait'
  main: StageItem[]
  second: StageItem[]
  /** Size in pixels of a 1920 × 1080 screen, or 1080 × 1920 upright. */
  banner?: { url: string; width?: number | null; height?: number | null } | null
  marquee?: string
  qr?: { url: string } | null
}

export type Region = 'main' | 'second'

export const leastItemMs = 1000

/** Whole milliseconds: sums of fractions would miss the end of a loop after some days. */
export function getLength({ durationMs }: StageItem): number {
  return Number.isFinite(durationMs) ? Math.max(Math.round(durationMs), leastItemMs) : leastItemMs
}
