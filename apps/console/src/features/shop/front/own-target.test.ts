import { expect, it } from 'vitest'
import { ownAddress, parseOwnTarget } from './own-target.ts'

it.each([{ page: 'home' }, { page: 'products', code: 'P001' }, { page: 'activities', code: 'A1' }] as const)(
  'stores %o as an address and reads it back',
  (target) => {
    expect(parseOwnTarget('TPE001', ownAddress('TPE001', target))).toEqual(target)
  },
)

it('leaves lists, other stores and other sites as addresses', () => {
  for (const path of ['/s/TPE001/products', '/s/TPE001/cards/K1', '/s/KHH001'])
    expect(parseOwnTarget('TPE001', location.origin + path)).toBeUndefined()
  expect(parseOwnTarget('TPE001', 'https://example.com/s/TPE001')).toBeUndefined()
})
