import { isConsolePath } from '@lumiroute/contract'
import { linkSchema } from '@lumiroute/contract/link'
import type { Link, LinkKind, LinkParams } from '@lumiroute/contract/link'
import { expect, test } from 'vitest'
import { linkPath } from './link-path.ts'

const store = 'A&B'
const samples: { [Kind in LinkKind]: [LinkParams<Kind>, string] } = {
  store: [{ id: 7, storeName: '早 & 午' }, '/store/create?i=7&n=%E6%97%A9+%26+%E5%8D%88'],
  storeList: [{ admin: 'none' }, '/store/list?admin=none'],
  storeInfo: [{}, '/store/info'],
  lineSettings: [{ store }, '/store/info?store=A%26B&line=1'],
  auditList: [
    { objectKind: 'ad', objectId: '5', store: '*' },
    '/audit/list?objectKind=ad&objectId=5&store=*',
  ],
  accountList: [{ q: 'a+b', store }, '/store/account/list?q=a%2Bb&store=A%26B'],
  playlistList: [{ q: 'x' }, '/playlist/list?q=x'],
  adList: [{ payStatus: 'unpay', store }, '/ad/list?payStatus=unpay&store=A%26B'],
  adCheckList: [{}, '/adcheck/list'],
  transparencyLog: [{}, '/transparency-log'],
  makeGoodList: [{ state: 'proposed', store: '*' }, '/make-good/list?state=proposed&store=*'],
  orderList: [{ source: 'AD', payment: 'open', store: '*' }, '/order/list?source=AD&payment=open&store=*'],
  recordList: [{ state: 'notStarted', store: '*' }, '/adrecord/list?state=notStarted&store=*'],
  gameList: [{ q: 'x' }, '/adgame/list?q=x'],
  gameEffectList: [{ q: 'x' }, '/effect-game/list?q=x'],
  route: [{ id: 3 }, '/route/edit?id=3'],
  vehicle: [{ id: 3 }, '/vehicle/edit?id=3'],
  device: [{ macAddr: 'AA:BB' }, '/device/edit?macAddr=AA%3ABB'],
  deviceList: [{ status: 'offline' }, '/device/list?status=offline'],
  shopOrder: [{ orderNo: 'O1', store }, '/shop-order/detail?no=O1&store=A%26B'],
  shopOrderList: [{ orderStatus: 'paid' }, '/shop-order/list?orderStatus=paid'],
  product: [{ code: 'P', store }, '/product/edit?code=P&store=A%26B'],
  productList: [{ stock: 'short' }, '/product/list?stock=short'],
  activity: [{ code: 'P' }, '/activity/edit?code=P'],
  banner: [{ code: 'P' }, '/banner/edit?code=P'],
  coupon: [{ code: 'P' }, '/coupon/edit?code=P'],
  pointCard: [{ code: 'P' }, '/pointcard/edit?code=P'],
  message: [{ code: 'P' }, '/message/edit?code=P'],
  member: [{ code: 'P' }, '/member/detail?code=P'],
}

test('has a sample of every kind', () => {
  const kinds = linkSchema.options.flatMap(({ shape }) => shape.kind.options as string[])
  expect(Object.keys(samples).toSorted()).toEqual(kinds.toSorted())
})

test.each(Object.entries(samples))('builds the URL of %s', (kind, [params, path]) => {
  const link = linkSchema.parse({ kind, params }) as Link
  expect(linkPath(link)).toBe(path)
  expect(isConsolePath(path.split('?')[0] ?? '')).toBe(true)
})
