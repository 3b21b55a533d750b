import { expect, test } from 'vitest'
import { findTotpStep, makeTotpSecret, stepAt, totpCode, totpUri, toTotpText } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('RFC 6238, appendix B: at %i seconds the code is %s', (seconds, code) => {
  expect(totpCode(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code)
})

test('accepts the code of the step before and after, and no other', () => {
  const at = new Date(1_700_000_000_000)
  const now = stepAt(at)
  const accepted = [-2, -1, 0, 1, 2].map((shift) => findTotpStep(secret, totpCode(secret, now + shift), at))
  expect(accepted).toEqual([undefined, now - 1, now, now + 1, undefined])
})

test.each(['', '1', '1234567', '12345a', '１２３４５６'])('refuses “%s”', (code) => {
  expect(findTotpStep(secret, code, new Date())).toBeUndefined()
})

test('writes the secret as authenticator apps read it', () => {
  expect(toTotpText(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(toTotpText(makeTotpSecret())).toMatch(/^[A-Z2-7]{32}$/)
})

test('an account name cannot change the address in the QR code', () => {
  const uri = new URL(totpUri({ issuer: 'LumiRoute', account: 'a&secret=X?/:王', secret: 'ABC' }))
  expect([uri.searchParams.getAll('secret'), decodeURIComponent(uri.pathname)]).toEqual([
    ['ABC'],
    expect.stringContaining('a&secret=X?/:王'),
  ])
})
