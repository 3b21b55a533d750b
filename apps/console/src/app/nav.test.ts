import { type StoreRole, storeRoles } from '@lumiroute/contract/store-roles'
import { expect, test } from 'vitest'
import { getEntries, isGroup, getMenu, openMenu } from './nav.ts'
import { canOpen, homePaths } from './routes.ts'

const isIn = (built: ReadonlySet<string>) => (path: string) => built.has(path)
const paths = (roles: Parameters<typeof getMenu>[0]) =>
  getMenu(roles).flatMap((item) => (isGroup(item) ? [] : [item.path]))

test('shows operators the platform menu in the specified order', () => {
  expect(paths(['ROLE_ADMIN']).join(' ')).toBe(
    '/first-page /dashboard /live /store/list /device/list /transparency-log /place/list /vehicle/list /route/list /timetable/list /adcheck/list /playlist/list /ad/list /adrecord/list /effect-ad/list /effect-game/list /order/list /make-good/list /chart/cms /audit/list /member/download /adgame/list',
  )
})

test('shows others the store menu in the specified order', () => {
  const menu =
    '/first-page /dashboard /live /store/info /store/account/list /playlist/list /ad/list /adrecord/list /effect-ad/list /effect-game/list /order/list /make-good/list /audit/list /member/download'
  expect(paths(['ROLE_STORE']).join(' ')).toBe(menu)
  expect(paths([]).join(' ')).toBe(menu)
})

test('leaves out an entry whose page is not built', () => {
  const built = openMenu(['ROLE_ADMIN'], isIn(new Set(['/adcheck/list', '/store/list', '/store/info'])))
  expect(getEntries(built).map(({ path }) => path)).toEqual(['/store/list', '/adcheck/list'])
})

test('groups the shop for both roles and shows its built pages', () => {
  const built = openMenu(['ROLE_STORE'], isIn(new Set(['/product/list', '/member/list', '/order/list'])))
  expect(built.filter(isGroup).map(({ entries }) => entries.map(({ path }) => path))).toEqual([
    ['/product/list', '/member/list'],
  ])
  expect(getMenu(['ROLE_ADMIN']).filter(isGroup)).toEqual(getMenu(['ROLE_STORE']).filter(isGroup))
})

test('leaves out a group without pages', () => {
  expect(openMenu(['ROLE_STORE'], isIn(new Set(['/order/list']))).some(isGroup)).toBe(false)
})

const store = (storeRole: StoreRole) => ({ roles: ['ROLE_STORE' as const], storeRole })
const openPaths = (storeRole: StoreRole) => {
  const visitor = store(storeRole)
  return getEntries(openMenu(visitor.roles, (path) => canOpen(path, visitor))).map(({ path }) => path)
}

test('shows each role the pages of its permissions', () => {
  const everything = getEntries(getMenu(['ROLE_STORE'])).map(({ path }) => path)
  expect(openPaths('owner')).toEqual(everything)
  const ofOwner = ['/store/account/list', '/audit/list']
  expect(openPaths('manager')).toEqual(everything.filter((path) => !ofOwner.includes(path)))
  expect(openPaths('counter')).toEqual(['/shop-order/list', '/redeem'])
  const hidden = [...ofOwner, '/redeem', '/member/list', '/member/download']
  expect(openPaths('viewer')).toEqual(everything.filter((path) => !hidden.includes(path)))
})

test('every role has a page to start on', () => {
  for (const role of storeRoles)
    expect(homePaths.some((path) => canOpen(`${path}?store=A`, store(role)))).toBe(true)
})
