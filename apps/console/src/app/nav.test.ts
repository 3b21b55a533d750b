import { expect, test } from 'vitest'
import { builtMenu, getEntries, isGroup, getMenu } from './nav.ts'

const paths = (roles: Parameters<typeof getMenu>[0]) =>
  getMenu(roles).flatMap((item) => (isGroup(item) ? [] : [item.path]))

test('shows operators the platform menu in the specified order', () => {
  expect(paths(['ROLE_ADMIN']).join(' ')).toBe(
    '/first-page /dashboard /live /store/list /device/list /place/list /vehicle/list /route/list /timetable/list /adcheck/list /playlist/list /ad/list /adrecord/list /effect-ad/list /effect-game/list /order/list /chart/cms /member/download /adgame/list',
  )
})

test('shows others the store menu in the specified order', () => {
  const menu =
    '/first-page /dashboard /live /store/info /store/account/list /playlist/list /ad/list /adrecord/list /effect-ad/list /effect-game/list /order/list /member/download'
  expect(paths(['ROLE_STORE']).join(' ')).toBe(menu)
  expect(paths([]).join(' ')).toBe(menu)
})

test('leaves out an entry whose page is not built', () => {
  const built = builtMenu(['ROLE_ADMIN'], new Set(['/adcheck/list', '/store/list', '/store/info']))
  expect(getEntries(built).map(({ path }) => path)).toEqual(['/store/list', '/adcheck/list'])
})

test('groups the shop for both roles and shows its built pages', () => {
  const built = builtMenu(['ROLE_STORE'], new Set(['/product/list', '/member/list', '/order/list']))
  expect(built.filter(isGroup).map(({ entries }) => entries.map(({ path }) => path))).toEqual([
    ['/product/list', '/member/list'],
  ])
  expect(getMenu(['ROLE_ADMIN']).filter(isGroup)).toEqual(getMenu(['ROLE_STORE']).filter(isGroup))
})

test('leaves out a group without pages', () => {
  expect(builtMenu(['ROLE_STORE'], new Set(['/order/list'])).some(isGroup)).toBe(false)
})
