import { expect, test } from 'vitest'
import { builtMenu, getEntries, isGroup, getMenu } from './nav.ts'

const paths = (roles: Parameters<typeof getMenu>[0]) =>
  getMenu(roles).flatMap((item) => (isGroup(item) ? [] : [item.path]))

test('an operator sees the platform menu in the specified order', () => {
  expect(paths(['ROLE_ADMIN']).join(' ')).toBe(
    '/first-page /dashboard /live /store/list /device/list /place/list /vehicle/list /route/list /timetable/list /adcheck/list /playlist/list /ad/list /adrecord/list /effect-ad/list /effect-game/list /order/list /chart/cms /member/download /adgame/list',
  )
})

test('anyone else sees the store menu in the specified order', () => {
  const menu =
    '/first-page /dashboard /live /store/info /store/account/list /playlist/list /ad/list /adrecord/list /effect-ad/list /effect-game/list /order/list /member/download'
  expect(paths(['ROLE_STORE']).join(' ')).toBe(menu)
  expect(paths([]).join(' ')).toBe(menu)
})

test('an entry whose page is not built is left out', () => {
  const built = builtMenu(['ROLE_ADMIN'], new Set(['/adcheck/list', '/store/list', '/store/info']))
  expect(getEntries(built).map(({ path }) => path)).toEqual(['/store/list', '/adcheck/list'])
})

test('the shop is a group for both roles, and shows what of it is built', () => {
  const built = builtMenu(['ROLE_STORE'], new Set(['/product/list', '/member/list', '/order/list']))
  expect(built.filter(isGroup).map(({ entries }) => entries.map(({ path }) => path))).toEqual([
    ['/product/list', '/member/list'],
  ])
  expect(getMenu(['ROLE_ADMIN']).filter(isGroup)).toEqual(getMenu(['ROLE_STORE']).filter(isGroup))
})

test('a group without a page is left out', () => {
  expect(builtMenu(['ROLE_STORE'], new Set(['/order/list'])).some(isGroup)).toBe(false)
})
