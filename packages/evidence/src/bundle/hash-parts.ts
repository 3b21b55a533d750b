import { sha256Hex } from '../chain/index.ts'
import type { Bundle } from './bundle.shape.ts'
import { toCanonical } from './canonical.ts'

const hash = (value: unknown) => sha256Hex(toCanonical(value))

/** The hash of every part by its path, so that a changed value is found and its part named. */
export function hashParts(bundle: Omit<Bundle, 'seal'>): Record<string, string> {
  const { records, seal: _seal, ...rest } = bundle as Bundle
  const parts = Object.entries(rest).map(([key, value]) => [`/${key}`, hash(value)] as const)
  const ofRecords = records.flatMap((record, index) =>
    Object.entries(record).map(([key, value]) => [`/records/${index}/${key}`, hash(value)] as const),
  )
  return Object.fromEntries([...parts, ...ofRecords])
}

/** The text that the log's key signs as a note: these parts were reported. */
export const getSealText = (origin: string, parts: Record<string, string>): string =>
  `${origin}/report\n${hash(parts)}\n`
