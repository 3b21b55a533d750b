import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRotatingCodes } from './rotating-code.ts'

const secret = 'test '.repeat(8)
const kind = { purpose: 'ticket', goodSeconds: 60, payloadBytes: 4, macBytes: 5 }
const codes = createRotatingCodes(secret, kind)
const at = new Date('2026-11-16T12:00:00Z')
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const payload = Buffer.from([0, 0, 4, 210])

test('creates a code of sixteen typeable characters that contains its payload', () => {
  const { code, expiresAt } = codes.make(payload, at)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  expect(expiresAt).toEqual(after(60))
  const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase().replaceAll('0', 'o')
  expect(codes.read(typed.replaceAll('1', 'l'), at)).toEqual({ payload, code })
})

test.each([
  [-2, true],
  [0, true],
  [59, true],
  [60, false],
  [-3, false],
  [256, false],
  [300, false],
])('%i seconds after creation it is valid: %s', (seconds, isGood) => {
  expect(codes.read(codes.make(payload, at).code, after(seconds)) !== undefined).toBe(isGood)
})

test('rejects a code with any changed character, another purpose or another secret', () => {
  const { code } = codes.make(payload, at)
  for (let i = 0; i < code.length; i++)
    expect(
      codes.read(`${code.slice(0, i)}${code[i] === 'A' ? 'B' : 'A'}${code.slice(i + 1)}`, at),
    ).toBeUndefined()
  expect(createRotatingCodes(secret, { ...kind, purpose: 'other' }).read(code, at)).toBeUndefined()
  expect(createRotatingCodes(`${secret}x`, kind).read(code, at)).toBeUndefined()
})

test('rejects anything else', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => codes.read(text, at) === undefined))
})
