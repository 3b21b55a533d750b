import { sealBundle } from '../../packages/evidence/src/bundle/index.ts'
import type { Bundle } from '../../packages/evidence/src/bundle/index.ts'
import { changeValue, listValues } from '../../packages/evidence/src/bundle/testing/change-value.ts'
import { type BundleOptions, makeBundle } from '../../packages/evidence/src/bundle/testing/make-bundle.ts'
import { makeLogKey } from '../../packages/evidence/src/bundle/testing/make-log.ts'

export type Named = { name: string; bundle: unknown }

/** The kinds of reports that occur. */
const kinds: BundleOptions[] = [
  { days: 1 },
  { days: 1, algorithm: 'P-256' },
  { days: 2, tombstoneEvery: 7 },
  { days: 1, isSigned: false },
  { days: 1, hasLog: false },
]

/** Genuine reports of all kinds. */
export const makeGenuine = (n: number): Bundle =>
  makeBundle({ playsPerDay: 12, batch: 6, seed: String(n), ...kinds[n % kinds.length] })

/** What the owner of the log's key could do: hashes and seal fit again, the signatures of the boxes do not. */
export function reseal(bundle: Bundle, seed: number): Bundle {
  const { seal: _seal, figures: _figures, ...content } = bundle
  return sealBundle(content, content.log ? makeLogKey(String(seed), content.log.origin).signNote : null)
}

/** Changes one value; of signed reports every other one is sealed again afterwards. */
export function makeTampered(n: number, random: () => number): Named {
  const bundle = makeGenuine(n)
  const [chain] = bundle.records[0]?.chains ?? []
  if (!chain || n % 2 === 0) {
    const values = listValues(bundle)
    const keys = values[Math.floor(random() * values.length)] ?? []
    return { name: keys.join('/'), bundle: changeValue(bundle, keys, random()) }
  }
  const at = Math.floor(random() * chain.rows.length)
  const copy = JSON.parse(JSON.stringify(bundle)) as Bundle
  const rows = copy.records[0]?.chains[0]?.rows ?? []
  const row = rows[at]
  if (typeof row === 'string')
    rows[at] = row.replace(/\d(?=[^\d]*$)/, (digit) => String((Number(digit) + 1) % 10))
  else if (row) row.hash = row.hash.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
  return { name: `row ${at + 1}, sealed again`, bundle: reseal(copy, n) }
}
