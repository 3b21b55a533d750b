import { tileWidth } from './tiles.ts'

/** `level` is null for the bundles of entries. `width` is 256 for a full tile. */
export type TilePath = { level: number | null; index: number; width: number }

const highestLevel = 63

/** Index 1234067 becomes `x001/x234/067`. */
export function formatTilePath({ level, index, width }: TilePath): string {
  const groups: string[] = []
  for (let left = index, isLast = true; isLast || left > 0; left = Math.floor(left / 1000), isLast = false)
    groups.unshift(`${isLast ? '' : 'x'}${String(left % 1000).padStart(3, '0')}`)
  const suffix = width === tileWidth ? '' : `.p/${width}`
  return `${level ?? 'entries'}/${groups.join('/')}${suffix}`
}

const shape = /^(entries|\d{1,2})\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d{1,3}))?$/

/** Undefined for any other spelling than the one of `formatTilePath`, so that a cache holds a tile once. */
export function parseTilePath(text: string): TilePath | undefined {
  const [, level, groups, width] = shape.exec(text) ?? []
  if (!level || !groups) return undefined
  const path = {
    level: level === 'entries' ? null : Number(level),
    index: Number(groups.replaceAll(/[x/]/g, '')),
    width: width === undefined ? tileWidth : Number(width),
  }
  const isPossible = (path.level ?? 0) <= highestLevel && path.width > 0 && path.width <= tileWidth
  return isPossible && formatTilePath(path) === text ? path : undefined
}
