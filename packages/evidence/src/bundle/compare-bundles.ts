import type { Bundle, BundleChain } from './bundle.shape.ts'
import { hashParts } from './hash-parts.ts'
import { listHashes } from './verify/check-chains.ts'
import type { Place } from './verify/place.ts'

export type Comparison = {
  /** `grown`: newer rows and figures were added. `rewritten`: what was once reported is different now. */
  kind: 'same' | 'grown' | 'rewritten' | 'other'
  places: Place[]
}

/** Compares a report that a visitor kept with the one that the server shows now. */
export function compareBundles(older: Bundle, newer: Bundle): Comparison {
  if (older.booking.adId !== newer.booking.adId) return { kind: 'other', places: [{ path: '/booking/adId' }] }
  const [old, now] = [hashParts(older), hashParts(newer)]
  const changed = Object.keys({ ...old, ...now }).filter((path) => old[path] !== now[path])
  if (changed.length === 0 && older.seal.note === newer.seal.note) return { kind: 'same', places: [] }
  const places = [...compareRecords(older, newer), ...compareLogs(older, newer)]
  if (places.length > 0) return { kind: 'rewritten', places }
  return { kind: 'grown', places: changed.map((path) => ({ path })) }
}

function compareRecords(older: Bundle, newer: Bundle): Place[] {
  return older.records.flatMap((record, index) => {
    const path = `/records/${index}`
    const now = newer.records.find(({ id }) => id === record.id)
    // A report of one date has only its own record.
    if (!now && newer.kind === 'date') return []
    if (!now) return [{ path, recordId: record.id }]
    const ofChains = record.chains.flatMap((chain, n): Place[] => {
      const same = now.chains.find(({ fingerprint }) => fingerprint === chain.fingerprint)
      const seq = findDifference(chain, same)
      return seq === null ? [] : [{ path: `${path}/chains/${n}/rows`, recordId: record.id, seq }]
    })
    // An unsigned play may have arrived in a chain since.
    const lines = new Set([...now.unsigned, ...now.chains.flatMap(({ rows }) => rows)])
    const lost = record.unsigned.findIndex((line) => !lines.has(line))
    return lost < 0 ? ofChains : [...ofChains, { path: `${path}/unsigned/${lost}`, recordId: record.id }]
  })
}

/** The first row that is not what it was; null if all are. */
function findDifference(chain: BundleChain, now: BundleChain | undefined): number | null {
  if (!now) return 1
  const [old, hashes] = [listHashes(chain), listHashes(now)]
  const seq = old.findIndex((hash, index) => hash !== hashes[index])
  return seq < 0 ? null : Math.max(1, seq)
}

/** A log of the same size has the same content, and never another key. */
function compareLogs({ log: old }: Bundle, { log: now }: Bundle): Place[] {
  if (!old || !now) return []
  if (old.key !== now.key) return [{ path: '/log/key' }]
  const [oldText, text] = [old, now].map(({ checkpoint }) => checkpoint.split('\n').slice(0, 3)) as [
    string[],
    string[],
  ]
  return oldText[1] === text[1] && oldText[2] !== text[2] ? [{ path: '/log/checkpoint' }] : []
}
