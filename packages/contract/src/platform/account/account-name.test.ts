import { expect, test } from 'vitest'
import { foldAccountName as fold } from './account-name.ts'

test.each([
  ['ADMIN', 'admin'],
  ['ａｄｍｉｎ', 'admin'],
  ['ＡＤＭＩＮ１', 'admin1'],
  ['\u212Aevin', 'kevin'],
  ['caf\u00E9', 'cafe\u0301'],
  ['CAF\u00C9', 'caf\u00E9'],
  ['\u0130stanbul', 'I\u0307stanbul'],
  ['STRA\u1E9EE', 'stra\u00DFe'],
  ['王小明', '王小明'],
])('%s and %s are the same account', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test.each([
  ['adm\u0130n', 'admin'],
  ['adm\u0131n', 'admin'],
  ['cafe', 'caf\u00E9'],
  ['stra\u00DFe', 'strasse'],
  ['\u0430dmin', 'admin'],
])('%s and %s are different accounts', (one, other) => {
  expect(fold(one)).not.toBe(fold(other))
})

test('folding twice changes nothing more', () => {
  const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff
  const codes = Array.from({ length: 0x30000 }, (_, code) => code).filter((code) => !isSurrogate(code))
  const unstable = codes.filter((code) => {
    const once = fold(`a${String.fromCodePoint(code)}\u0307b`)
    return fold(once) !== once
  })
  expect(unstable).toEqual([])
})
