import { expect, test } from 'vitest'
import {
  type Algorithm,
  type Chain,
  type ChainRow,
  followRows,
  getHeadStatement,
  keyParams,
  openVerifier,
  sha256BytesHex,
  signParams,
  startChain,
  toBase64,
  verifyChain,
} from './index.ts'

async function makeSigner(algorithm: Algorithm) {
  const { subtle } = crypto
  const pair = (await subtle.generateKey(keyParams[algorithm], false, ['sign', 'verify'])) as CryptoKeyPair
  const der = new Uint8Array(await subtle.exportKey('spki', pair.publicKey))
  const sign = async (statement: string) =>
    toBase64(
      new Uint8Array(
        await subtle.sign(signParams[algorithm], pair.privateKey, new TextEncoder().encode(statement)),
      ),
    )
  return { algorithm, publicKey: toBase64(der), fingerprint: sha256BytesHex(der), sign }
}

const recordId = 12

/** Five rows, the third without content, signed after the second and the fifth. */
async function makeChain(algorithm: Algorithm) {
  const { sign, fingerprint, ...key } = await makeSigner(algorithm)
  const lines: ChainRow[] = [1, 2, 3, 4, 5].map((seq) => ({ seq, line: `play|${seq}` }))
  const heads = [...followRows(startChain(fingerprint, recordId), lines)]
  const rows = lines.map((row, index) => (row.seq === 3 ? (heads[index] as ChainRow) : row))
  const signed = heads
    .filter(({ seq }) => seq === 2 || seq === 5)
    .map(async (head) => ({
      ...head,
      signature: await sign(getHeadStatement(fingerprint, recordId, head)),
    }))
  const chain: Chain = { fingerprint, recordId, rows, heads: await Promise.all(signed) }
  return { chain, verify: await openVerifier(key) }
}

test.each(['Ed25519', 'P-256'] as const)('a chain of %s with a tombstone is valid', async (algorithm) => {
  const { chain, verify } = await makeChain(algorithm)
  expect(await verifyChain(chain, verify)).toEqual({ isValid: true, signedTo: 5 })
})

const rowsWithout = ({ rows }: Chain, seq: number) => rows.filter((row) => row.seq !== seq)

test.each<[string, (chain: Chain) => Partial<Chain>, object]>([
  [
    'a changed row',
    ({ rows }) => ({ rows: rows.map((row) => (row.seq === 4 ? { seq: 4, line: 'play|9' } : row)) }),
    { fault: 'hash', seq: 5 },
  ],
  ['a missing row', (chain) => ({ rows: rowsWithout(chain, 2) }), { fault: 'gap', seq: 2 }],
  ['two rows swapped', ({ rows }) => ({ rows: rows.toReversed() }), { fault: 'gap', seq: 1 }],
  ['another record', () => ({ recordId: 13 }), { fault: 'hash', seq: 2 }],
  [
    'rows after the last signature',
    ({ heads }) => ({ heads: heads.slice(0, 1) }),
    { fault: 'unsigned', seq: 3 },
  ],
  [
    'the signature of another head',
    ({ heads }) => ({ heads: heads.map((head) => ({ ...head, signature: heads[0]?.signature ?? '' })) }),
    { fault: 'signature', seq: 5 },
  ],
])('finds %s', async (_what, change, fault) => {
  const { chain, verify } = await makeChain('Ed25519')
  expect(await verifyChain({ ...chain, ...change(chain) }, verify)).toEqual({ isValid: false, ...fault })
})
