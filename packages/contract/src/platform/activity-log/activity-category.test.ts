import { expect, test } from 'vitest'
import { endpoints } from '../../endpoints.ts'
import { categoryOfPath, pathOfUrl } from './activity-category.ts'
import { categoryCodes } from './category.ts'

const cases = {
  '/store/info/TPE001': 'storeInfo',
  '/thirdparty/list/TPE001': 'storeInfo',
  '/v1/product/list/TPE001': 'storeInfo',
  '/storeAdmin/12': 'account',
  '/storeFirstAdmin/store/3': 'account',
  'auth/signin': 'account',
  '/playlist/query': 'playlist',
  '/material/add': 'playlist',
  '/store/TPE001/upload/material': 'playlist',
  '/ad/query': 'adSubscription',
  '/ad/check/update': 'adSubscription',
  '/ad/record/detail': 'adRecord',
  '/ad/7/record/9/kml': 'adRecord',
  '/effect/ad/detail': 'adEffect',
  '/effect/game/detail': 'gameEffect',
  '/order/history/list/TPE001': 'order',
  '/v1/order/checkout/TPE001': 'order',
  '/store/TPE001/download/effect-ad/4': 'download',
  '/game/app/start/1/2/3': 'gameUse',
  '/playbox/record/play': 'playEffect',
  '/streaming/live/1': 'stream',
}

test.each(Object.entries(cases))('%s counts for %s', (path, category) => {
  expect(categoryOfPath(path)).toBe(category)
  expect(categoryOfPath(`https://shop.example.tw/api/${path.replace(/^\//, '')}?token=secret#top`)).toBe(
    category,
  )
})

test('every category has a path', () => {
  expect(new Set(Object.values(cases))).toEqual(new Set(categoryCodes))
})

test('a name that only begins like a path has no category', () => {
  for (const path of ['/adverts', '/orders', '/stores', '/v1/products/TPE001', '/', '', '/effect', '//'])
    expect(categoryOfPath(path)).toBeNull()
})

test('the contract and the path table agree on every endpoint', () => {
  const counted = endpoints.filter(({ category }) => category !== null)
  expect(counted.length).toBeGreaterThan(10)
  for (const { path, category } of counted) expect([path, categoryOfPath(path)]).toEqual([path, category])
})

test('reduces a URL to its path', () => {
  expect(pathOfUrl('https://me:word@shop.example.tw/ad/query?token=1')).toBe('/ad/query')
  expect(pathOfUrl('//shop.example.tw/ad')).toBe('/ad')
  expect(pathOfUrl('/ad#token')).toBe('/ad')
  expect(pathOfUrl('https://shop.example.tw')).toBe('/')
  expect(pathOfUrl('/ad?a=1\n&token=2')).toBe('/ad')
})
