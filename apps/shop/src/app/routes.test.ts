import { expect, test } from 'vitest'
import { buildLinks, findTarget } from './links.ts'
import { findPlace, routes } from './routes.ts'

const find = (url: string) => {
  const [path = '', query = ''] = url.split('?')
  const { storeCode, name, code } = findPlace(path, new URLSearchParams(query))
  return [storeCode, name, code]
}

test.each([
  ['/s/TPE001', ['TPE001', 'home', '']],
  ['/s/TPE001/', ['TPE001', 'home', '']],
  ['/s/TPE001/products?q=x', ['TPE001', 'products', '']],
  ['/s/TPE001/products/LATTE', ['TPE001', 'product', 'LATTE']],
  ['/s/TPE001/products/%E6%8B%BF%E9%90%B5', ['TPE001', 'product', '拿鐵']],
  ['/s/TPE001/products/%E6%8B', ['TPE001', 'product', '%E6%8B']],
  ['/s/TPE001/products/a/b', ['TPE001', 'missing', '']],
  ['/s/', ['', 'home', '']],
])('%s', (url, expected) => expect(find(url)).toEqual(expected))

test('codes with any character lead back to themselves', () => {
  const links = buildLinks('A B/C')
  expect(find(links.product('50% off/é?#'))).toEqual(['A B/C', 'product', '50% off/é?#'])
})

test('the server reads what a page of products shows, within the address', () => {
  const place = findPlace('/s/TPE001/products', new URLSearchParams('cateCode=A&q=茶&sort=price&page=2&x=1'))
  const [, products] = routes.products.reads(place)
  expect(products?.path).toBe('/front/TPE001/products?cateCode=A&q=%E8%8C%B6&sort=price&page=2&size=20')
  const broken = findPlace('/s/TPE001/products', new URLSearchParams('page=-7e9'))
  expect(routes.products.reads(broken)[1]?.path).toBe('/front/TPE001/products?page=1&size=20')
})

const activity = {
  actCode: 'A',
  actTitle: '',
  actSubtitle: '',
  actImage: '',
  actSquareImage: null,
  actStartAt: null,
  actEndAt: null,
  actPinned: false,
}
test.each([
  ['product', 'LATTE', '/s/TPE001/products/LATTE'],
  ['category', 'TEA', '/s/TPE001/products?cateCode=TEA'],
  ['coupon', 'C1', '/s/TPE001/coupons/C1'],
  ['game', '1', '/s/TPE001/game'],
  ['url', 'https://x.tw/a', 'https://x.tw/a'],
  ['url', 'javascript:alert(1)', null],
  ['stream', 'data:text/html,x', null],
  ['liff', '165-abc', 'https://liff.line.me/165-abc'],
  ['liff', '../evil', null],
  ['none', '', null],
] as const)('an activity with %s %s leads to %s', (actLinkType, actLinkValue, target) => {
  expect(findTarget({ ...activity, actLinkType, actLinkValue }, buildLinks('TPE001'))).toBe(target)
})
