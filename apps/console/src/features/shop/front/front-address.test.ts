import { expect, it } from 'vitest'
import { frontAddress, parseFrontAddress } from './front-address.ts'

it('builds addresses of this origin and reads them back', () => {
  const address = frontAddress('TPE001', { list: 'coupons', code: 'C1' })
  expect(address).toBe(`${location.origin}/s/TPE001/coupons/C1`)
  expect(parseFrontAddress('TPE001', `${address}?from=ad`)).toEqual({ list: 'coupons', code: 'C1' })
})

it('reads no other origin, store or text', () => {
  expect(parseFrontAddress('TPE001', 'https://shop.example/s/TPE001')).toBeUndefined()
  expect(parseFrontAddress('TPE001', `${location.origin}/s/KHH001`)).toBeUndefined()
  expect(parseFrontAddress('TPE001', '咖啡')).toBeUndefined()
})
