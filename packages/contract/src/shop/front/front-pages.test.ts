import { expect, test } from 'vitest'
import { frontPagePath, parseFrontPath } from './front-pages.ts'

const targets = [
  ['/s/TPE001', {}],
  ['/s/TPE001/coupons', { list: 'coupons' }],
  ['/s/TPE001/products/P001', { list: 'products', code: 'P001' }],
  ['/s/TPE001/activities/a%2Fb', { list: 'activities', code: 'a/b' }],
] as const

test.each(targets)('%s is the path of its page, and is read back', (path, target) => {
  expect(frontPagePath('TPE001', target)).toBe(path)
  expect(parseFrontPath('TPE001', path)).toEqual(target)
})

test('a slash at the end and the case of the store make no difference', () => {
  expect(parseFrontPath('TPE001', '/s/tpe001/')).toEqual({})
})

test.each([
  '/s/TPE0012',
  '/s/KHH001/products/P001',
  '/s/TPE001/cart',
  '/s/TPE001/products/P001/more',
  '/s/TPE001/products/%',
  '/q/7',
])('%s is no page of this kind', (path) => {
  expect(parseFrontPath('TPE001', path)).toBeUndefined()
})
