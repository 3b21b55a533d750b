import {
  fromHex,
  getHeadEntry,
  getKeyEntry,
  hashLeaf,
  openCheckpoint,
  parseVerifierKey,
  saltId,
  toHex,
  verifyInclusion,
} from '../../log/index.ts'
import type { Bundle, BundleLog } from '../bundle.shape.ts'
import { type Check, startCheck } from './place.ts'

/** A checkpoint that was obtained elsewhere: from a mail, a witness or an older report. */
export type KnownCheckpoint = { origin: string; size: number; root: string }

/** The log signed its checkpoint, every leaf is in it, and the leaves are about these keys and chains. */
export function checkLog(bundle: Bundle, known?: KnownCheckpoint): Check[] {
  const [checkpoint, inclusion, binding] = [
    startCheck('checkpoint'),
    startCheck('inclusion'),
    startCheck('binding'),
  ]
  const { log } = bundle
  if (!log) return [checkpoint.end(false), inclusion.end(false), binding.end(false)]
  const tree = readTree(log)
  checkpoint.expect(tree !== undefined, { path: '/log/checkpoint' })
  if (tree && known?.origin === tree.origin && known.size === tree.size)
    checkpoint.expect(known.root === toHex(tree.root), { path: '/log/checkpoint' })
  const seen = new Set<number>()
  log.leaves.forEach(({ index, line, proof }, n) => {
    const leaf = { index, leaf: hashLeaf(line), proof: proof.map(fromHex) }
    const isIn = tree !== undefined && !seen.has(index) && verifyInclusion({ ...tree, ...leaf })
    seen.add(index)
    inclusion.expect(isIn, { path: `/log/leaves/${n}` })
  })
  const isLogged = checkBinding(binding, bundle, log)
  return [checkpoint.end(), inclusion.end(log.leaves.length > 0), binding.end(isLogged)]
}

function readTree({ key, checkpoint, origin }: BundleLog) {
  const logKey = parseVerifierKey(key)
  const tree = logKey && openCheckpoint(checkpoint, logKey)
  return tree?.origin === origin ? tree : undefined
}

/** Returns whether the log has the key and the newest head of every signed chain. */
function checkBinding(check: ReturnType<typeof startCheck>, bundle: Bundle, log: BundleLog): boolean {
  const lines = new Set(log.leaves.map(({ line }) => line))
  const known = new Set<string>()
  let isLogged = bundle.records.some(({ chains }) => chains.length > 0)
  bundle.records.forEach((record, r) =>
    record.chains.forEach((chain, n) => {
      const place = { path: `/records/${r}/chains/${n}`, recordId: record.id }
      const device = log.salts.devices[chain.fingerprint]
      const salt = log.salts.records[record.id] ?? ''
      const keyLine = device && getKeyEntry({ ...chain, saltedDevice: saltId(device.salt, device.id) })
      const saltedRecord = saltId(salt, record.id)
      const heads = chain.heads.map(({ seq, hash, signature }) =>
        getHeadEntry({ fingerprint: chain.fingerprint, saltedRecord, seq, head: hash, signature }),
      )
      for (const line of [keyLine ?? '', ...heads]) known.add(line)
      // The log takes a head every few minutes: the newest ones of a running day are not in it yet.
      const isHeadIn = heads.some((line) => lines.has(line))
      isLogged &&= heads.length === 0 || isHeadIn
      if (isHeadIn) check.expect(keyLine !== undefined && lines.has(keyLine), place)
    }),
  )
  log.leaves.forEach(({ line }, n) => check.expect(known.has(line), { path: `/log/leaves/${n}` }))
  return isLogged
}
