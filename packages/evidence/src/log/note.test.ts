import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  encodeCosignature,
  formatCheckpoint,
  formatNote,
  formatSignature,
  formatVerifierKey,
  formatWitnessRequest,
  getCosignedMessage,
  getKeyId,
  hashLeaf,
  type NoteKey,
  openCheckpoint,
  parseCheckpoint,
  parseNote,
  parseSignature,
  parseVerifierKey,
  parseWitnessRequest,
  signatureTypes,
  verifyCosignature,
  verifyNote,
} from './index.ts'

function createKey(name: string, type: number): { key: NoteKey; secret: KeyObject } {
  const pair = generateKeyPairSync('ed25519')
  const publicKey = new Uint8Array(pair.publicKey.export({ type: 'spki', format: 'der' }).subarray(-32))
  return { key: { name, type, publicKey }, secret: pair.privateKey }
}

const origin = 'ads.example.tw/log'
const root = hashLeaf('root')
const text = formatCheckpoint({ origin, size: 42, root })
const log = createKey(origin, signatureTypes.ed25519)
const signText = (given: string, { key, secret } = log) => ({
  name: key.name,
  keyId: getKeyId(key),
  signature: new Uint8Array(sign(null, Buffer.from(given), secret)),
})
const note = formatNote({ text, signatures: [signText(text)] })

test('verifies the example of the Go implementation', () => {
  const key = parseVerifierKey(
    'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  ) as NoteKey
  const example = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`
  const parsed = parseNote(example)
  expect(parsed && verifyNote(parsed, key)).toBe(true)
  const other = parseNote(example.replace('answer', 'Answer'))
  expect(other && verifyNote(other, key)).toBe(false)
})

test('a checkpoint opens with the key of its log, and with no other', () => {
  expect(openCheckpoint(note, log.key)).toEqual({ origin, size: 42, root })
  expect(openCheckpoint(note, createKey(origin, 1).key)).toBeUndefined()
  expect(openCheckpoint(note, { ...log.key, name: 'other.example.tw' })).toBeUndefined()
  expect(openCheckpoint(note.replace('\n42\n', '\n43\n'), log.key)).toBeUndefined()
  expect(openCheckpoint(text, log.key)).toBeUndefined()
})

test('a checkpoint of another origin does not pass, even if the log signed it', () => {
  const foreign = formatCheckpoint({ origin: 'other.example.tw', size: 42, root })
  expect(
    openCheckpoint(formatNote({ text: foreign, signatures: [signText(foreign)] }), log.key),
  ).toBeUndefined()
})

test('signatures of unknown keys are ignored, a wrong one of the known key is not', () => {
  const stranger = createKey('stranger.example.tw', 1)
  const both = [signText(text, stranger), signText(text)]
  expect(openCheckpoint(formatNote({ text, signatures: both }), log.key)?.size).toBe(42)
  const wrong = [signText(text), signText('other')]
  expect(openCheckpoint(formatNote({ text, signatures: wrong }), log.key)).toBeUndefined()
})

test.each([
  ['no signature', `${text}\n`],
  ['no final newline', note.slice(0, -1)],
  ['a control character', note.replace('42', '4\r2')],
  ['a broken signature line', note.replace('— ', '- ')],
])('a note with %s is none', (_what, broken) => expect(parseNote(broken)).toBeUndefined())

test.each([
  '',
  'a\n',
  'a\n1\n',
  'a\n01\nAA==\n',
  `a\n-1\n`,
  'a\n1\nAA==\n',
  `\n1\n${'A'.repeat(43)}=\n`,
  `a\n9007199254740993\n${'A'.repeat(43)}=\n`,
])('%j is no checkpoint', (broken) => expect(parseCheckpoint(broken)).toBeUndefined())

test('an empty log has a checkpoint too, and extension lines are allowed', () => {
  expect(parseCheckpoint(`a\n0\n${'A'.repeat(43)}=\nmore\n`)?.size).toBe(0)
})

test('a verifier key is read back, and refused with another id or name', () => {
  const written = formatVerifierKey(log.key)
  expect(parseVerifierKey(written)).toEqual(log.key)
  expect(parseVerifierKey(written.replace('ads.', 'adz.'))).toBeUndefined()
  for (const broken of ['', 'a+b+c', written.slice(0, -4), `x ${written}`, `${written}A`])
    expect(parseVerifierKey(broken)).toBeUndefined()
})

test('a cosignature counts for its text, time and witness only', () => {
  const witness = createKey('witness.example.tw', signatureTypes.cosignature)
  const seconds = 1_795_000_000
  const signature = new Uint8Array(sign(null, getCosignedMessage(text, seconds), witness.secret))
  const line = formatSignature({
    name: witness.key.name,
    keyId: getKeyId(witness.key),
    signature: encodeCosignature(seconds, signature),
  })
  const cosignature = parseSignature(line.trimEnd())
  if (!cosignature) throw new Error('the line was not read')
  expect(verifyCosignature(text, cosignature, witness.key)).toBe(seconds)
  expect(verifyCosignature(text.replace('42', '43'), cosignature, witness.key)).toBeUndefined()
  expect(verifyCosignature(text, cosignature, createKey(witness.key.name, 4).key)).toBeUndefined()
  const later = { ...cosignature, signature: encodeCosignature(seconds + 1, signature) }
  expect(verifyCosignature(text, later, witness.key)).toBeUndefined()
  expect(verifyCosignature(text, { ...cosignature, signature }, witness.key)).toBeUndefined()
  expect(openCheckpoint(note + line, log.key)?.size).toBe(42)
})

test('the request to a witness is read as it was written', () => {
  const request = { oldSize: 20, proof: [root, hashLeaf('b')], note }
  const body = formatWitnessRequest(request)
  expect(body.startsWith('old 20\n')).toBe(true)
  expect(parseWitnessRequest(body)).toEqual(request)
  expect(parseWitnessRequest(formatWitnessRequest({ oldSize: 0, proof: [], note }))).toEqual({
    oldSize: 0,
    proof: [],
    note,
  })
  for (const broken of ['', 'old 1', `old -1\n\n${note}`, `old 01\n\n${note}`, `old 1\nAA==\n\n${note}`])
    expect(parseWitnessRequest(broken)).toBeUndefined()
})
