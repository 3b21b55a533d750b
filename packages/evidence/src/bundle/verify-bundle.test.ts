import { webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getHeadStatement, sha256Hex } from '../chain/index.ts'
import { type Bundle, type Check, isGenuine, sealBundle, verifyBundle } from './index.ts'
import { makeLogKey } from './testing/make-log.ts'
import { type BundleOptions, makeBundle } from './testing/make-bundle.ts'
import { changeValue, getPart, listValues } from './testing/change-value.ts'
import { isSignedBy, readPublicKey } from './verify/verify-signature.ts'

const small: BundleOptions = { days: 1, playsPerDay: 24, batch: 12 }
const copy = (bundle: Bundle) => JSON.parse(JSON.stringify(bundle)) as Bundle
const listFailed = (checks: Check[]) => checks.filter(({ result }) => result === 'failed').map(({ id }) => id)
const resultOf = (bundle: Bundle) =>
  Object.fromEntries(verifyBundle(copy(bundle)).checks.map(({ id, result }) => [id, result]))

/** As an operator with all keys would do it: the rest fits again. */
const reseal = ({ seal: _seal, figures: _figures, ...content }: Bundle) =>
  sealBundle(content, makeLogKey('a', content.log?.origin ?? '').signNote)

test.each<[string, BundleOptions]>([
  ['Ed25519', {}],
  ['P-256', { algorithm: 'P-256' }],
  ['tombstones', { tombstoneEvery: 7 }],
  ['no signatures', { isSigned: false }],
  ['no log', { hasLog: false }],
])('a genuine report passes: %s', (_name, options) => {
  const verified = verifyBundle(copy(makeBundle({ ...small, ...options })))
  expect(listFailed(verified.checks)).toEqual([])
  expect(verified.computed).toEqual(verified.bundle?.figures)
})

test('what a report does not claim is absent, not right', () => {
  expect(resultOf(makeBundle({ ...small, isSigned: false }))).toMatchObject({
    key: 'absent',
    signature: 'absent',
    inclusion: 'absent',
    binding: 'absent',
    figures: 'ok',
  })
  expect(resultOf(makeBundle({ ...small, hasLog: false }))).toMatchObject({
    signature: 'ok',
    checkpoint: 'absent',
  })
})

const original = makeBundle({ ...small, tombstoneEvery: 9 })
const values = listValues(original)

test('every change of a single value is found, and its part named', () => {
  fc.assert(
    fc.property(fc.nat(values.length - 1), fc.double({ min: 0, max: 0.999, noNaN: true }), (n, random) => {
      const keys = values[n] as (string | number)[]
      const { checks } = verifyBundle(changeValue(original, keys, random))
      const failed = checks.filter(({ result }) => result === 'failed')
      expect(failed).not.toEqual([])
      const parts = failed.map(({ id, place }) =>
        keys[0] === 'seal' && id === 'seal' ? '/seal' : getPart(place?.path ?? ''),
      )
      expect(parts).toContain(getPart(keys))
    }),
    { numRuns: 60 },
  )
})

test('no JSON whatever makes the verification throw', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => !isGenuine(verifyBundle(value))))
})

test('an extra key is a fault at its path', () => {
  const { checks } = verifyBundle({ ...copy(original), note: 'verified by us' })
  expect(checks).toMatchObject([{ id: 'shape', result: 'failed', place: { path: '/note' } }])
})

test('an operator who changes a play and seals again is found by the chain, at the rows of its batch', () => {
  const bundle = copy(makeBundle(small))
  const rows = bundle.records[0]?.chains[0]?.rows as string[]
  rows[14] = (rows[14] as string).replace('|15000|', '|15001|')
  const { checks } = verifyBundle(reseal(bundle))
  expect(listFailed(checks)).toEqual(['chain'])
  expect(checks.find(({ id }) => id === 'chain')?.place).toMatchObject({
    recordId: 100,
    afterSeq: 12,
    seq: 24,
  })
})

test('an operator who removes a play and seals again is found by the chain', () => {
  const bundle = copy(makeBundle(small))
  bundle.records[0]?.chains[0]?.rows.splice(3, 1)
  expect(listFailed(verifyBundle(reseal(bundle)).checks)).toEqual(['chain'])
})

test('rows before a tombstone count as signed only with a signature between them', () => {
  const bundle = copy(makeBundle({ ...small, batch: 100 }))
  const [chain] = bundle.records[0]?.chains ?? []
  const before = bundle.figures.total.signedPlays
  // The true hash at seq 10 hides that the row before it was replaced.
  const forged = copy(makeBundle({ ...small, batch: 100, tombstoneEvery: 10 }))
  const [forgedChain] = forged.records[0]?.chains ?? []
  if (forgedChain && chain) forgedChain.rows[8] = chain.rows[9] as string
  const verified = verifyBundle(reseal(forged))
  expect(listFailed(verified.checks)).toEqual([])
  // Only the rows after the last tombstone, at seq 20, are certain.
  expect(verified.computed?.total.signedPlays).toBeLessThanOrEqual(4)
  expect(before).toBeGreaterThan(20)
})

test('the same play in two rows counts as a fault', () => {
  const bundle = copy(makeBundle({ ...small, isSigned: false }))
  const [record] = bundle.records
  record?.unsigned.push(record.unsigned[0] as string)
  expect(listFailed(verifyBundle(reseal(bundle)).checks)).toEqual(['rows'])
})

test('a leaf about another record is not accepted, although the log has it', () => {
  const bundle = copy(original)
  if (bundle.log) bundle.log.salts.records = { '100': sha256Hex('another') }
  expect(listFailed(verifyBundle(reseal(bundle)).checks)).toEqual(['binding'])
})

test('a chain that is not in the log yet is absent from it, and a head without its key is a fault', () => {
  const removeLeaves = (start: string) => {
    const bundle = copy(original)
    if (bundle.log) bundle.log.leaves = bundle.log.leaves.filter(({ line }) => !line.startsWith(start))
    return resultOf(reseal(bundle)).binding
  }
  expect(removeLeaves('head-1')).toBe('absent')
  expect(removeLeaves('')).toBe('absent')
  expect(removeLeaves('key-1')).toBe('failed')
})

test('a checkpoint known from elsewhere must have the same root', () => {
  const { log } = original
  const [, size = ''] = log?.checkpoint.split('\n') ?? []
  const checkpoint = { origin: log?.origin ?? '', size: Number(size), root: sha256Hex('another tree') }
  expect(listFailed(verifyBundle(copy(original), { checkpoint }).checks)).toEqual(['checkpoint'])
})

test.each(['Ed25519', 'P-256'] as const)(
  'a signature of WebCrypto with %s is accepted, and no other',
  async (algorithm) => {
    const curve = algorithm === 'P-256' ? { name: 'ECDSA', namedCurve: 'P-256' } : { name: 'Ed25519' }
    const keys = (await webcrypto.subtle.generateKey(curve, false, [
      'sign',
      'verify',
    ])) as webcrypto.CryptoKeyPair
    const spki = Buffer.from(await webcrypto.subtle.exportKey('spki', keys.publicKey)).toString('base64')
    const statement = getHeadStatement('cafe', 12, { seq: 3, hash: sha256Hex('row') })
    const signing = algorithm === 'P-256' ? { name: 'ECDSA', hash: 'SHA-256' } : { name: 'Ed25519' }
    const signature = Buffer.from(
      await webcrypto.subtle.sign(signing, keys.privateKey, Buffer.from(statement)),
    ).toString('base64')
    const read = readPublicKey(algorithm, spki)
    if (!read) throw new Error('the key is not readable')
    expect(isSignedBy(read, statement, signature)).toBe(true)
    expect(isSignedBy(read, statement.replace(' 3 ', ' 4 '), signature)).toBe(false)
    expect(isSignedBy(read, statement, Buffer.alloc(64).toString('base64'))).toBe(false)
  },
)
