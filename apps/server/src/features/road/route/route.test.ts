import { createRoute, deleteRoute, getRouteKml, listRoutes, updateRoute } from '@lumiroute/contract/route'
import { search } from '@lumiroute/contract/search'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads, adSnapshots } from '../../../db/schema/index.ts'
import { makeAd, makeRoute } from '../../../testing/ad-factories.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
let store: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
  store = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

const getKml = (coordinates: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><LineString><coordinates>${coordinates}</coordinates></LineString></Placemark></kml>`
const kml = getKml('121.5,25.03 121.56,25.03')
const form = (code: string, given = {}) => ({ route_data: { code, name: '信義線', route: kml, ...given } })
const add = (code: string, given = {}) => t.call(createRoute, form(code, given), operator.token)

test('stores the KML as sent, and what was parsed from it', async () => {
  const { body } = await add('XY-1', { description: '市府至象山' })
  expect(body.message).toBe('新增路線「XY-1」成功')
  expect(body.routeItem).toMatchObject({
    code: 'XY-1',
    description: '市府至象山',
    route: kml,
    pointCount: 2,
    lengthKm: 6.045,
    bounds: [121.5, 25.03, 121.56, 25.03],
    version: 1,
  })
  const found = await t.call(listRoutes, { id: body.routeItem.id }, store.token)
  expect(found.body.routeList).toEqual([body.routeItem])
})

test('lists without KML and geometry, and pages, sorts and searches', async () => {
  await makeRoute(t.deps, { code: 'LIST-A', name: '清單用', lengthKm: 9 })
  await makeRoute(t.deps, { code: 'list-b', name: '清單用', lengthKm: 3 })
  const input = { q: '清單用', sort: 'lengthKm', page: 1, size: 1 }
  const { body } = await t.call(listRoutes, input, store.token)
  expect(body.total).toBe(2)
  expect(body.routeList.map(({ code }) => code)).toEqual(['list-b'])
  expect(body.routeList[0]).not.toHaveProperty('route')
  expect(body.routeList[0]).not.toHaveProperty('lines')
  const byCode = await t.call(listRoutes, { q: '清單用' }, store.token)
  expect(byCode.body.routeList.map(({ code }) => code)).toEqual(['LIST-A', 'list-b'])
})

test('returns not found for an unknown id', async () => {
  expect((await t.call(listRoutes, { id: 999_999 }, operator.token)).body.routeList).toEqual([])
  expect((await t.call(getRouteKml, { id: 999_999 }, operator.token)).status).toBe(404)
  const gone = await t.call(updateRoute, { route_data: { id: 999_999, name: 'x' } }, operator.token)
  expect(gone.status).toBe(404)
})

test('leaves omitted fields unchanged, and parses a new KML', async () => {
  const { id } = (await add('CH-1', { description: '原本' })).body.routeItem
  const renamed = await t.call(updateRoute, { route_data: { id, name: '改名' } }, operator.token)
  expect(renamed.body.routeItem).toMatchObject({
    code: 'CH-1',
    name: '改名',
    description: '原本',
    route: kml,
  })
  const longer = getKml('121,25 121.1,25 121.2,25')
  const { body } = await t.call(updateRoute, { route_data: { id, route: longer } }, operator.token)
  expect(body.routeItem).toMatchObject({ pointCount: 3, name: '改名', version: 3 })
  expect(body.routeItem.lines).toHaveLength(1)
})

test('rejects an update based on an outdated version', async () => {
  const { id } = (await add('VER-1')).body.routeItem
  await t.call(updateRoute, { route_data: { id, version: 1, name: '先' } }, operator.token)
  const late = await t.call(updateRoute, { route_data: { id, version: 1, name: '後' } }, operator.token)
  expect(late.status).toBe(409)
})

test('allows a code for one route, whatever its case, even for simultaneous creates', async () => {
  const both = await Promise.all([add('Twin'), add('TWIN')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.fields).toEqual({
    'route_data.code': '路線代碼已存在',
  })
  const { id } = (await add('Twin-2')).body.routeItem
  const renamed = await t.call(updateRoute, { route_data: { id, code: 'tWin' } }, operator.token)
  expect(renamed.body.fields).toEqual({ 'route_data.code': '路線代碼已存在' })
})

test.each([
  ['nothing', '', '**必填'],
  ['words', '信義路', 'KML 格式有誤，無法讀取（第 1 行）'],
  ['a GPX', '<gpx></gpx>', '不是 KML 檔（第 1 行）'],
  ['a DTD', `<!DOCTYPE kml [<!ENTITY x "y">]>${kml}`, 'KML 不可包含 DTD 或實體宣告（第 1 行）'],
  ['a point', '<kml><Point><coordinates>1,1</coordinates></Point></kml>', 'KML 內沒有路線，至少需有一條線'],
  ['a position off the earth', getKml('121,25 121,95'), 'KML 內的座標有誤（第 1 行）'],
  ['6 MB', getKml('1,1 '.repeat(1_600_000)), 'KML 不可超過 5 MB'],
])('rejects %s at its field', async (_what, route, text) => {
  const { status, body } = await add('BAD', { route })
  expect(status).toBe(400)
  expect(body.fields).toEqual({ 'route_data.route': text })
})

test('rejects a body over the limit before reading it', async () => {
  expect((await add('HUGE', { route: 'x'.repeat(11 * 1024 * 1024) })).status).toBe(413)
})

test('creates a displayable route from 100,000 points while answering other calls', async () => {
  const coordinates = Array.from(
    { length: 100_000 },
    (_none, i) => `${(120 + i / 1e5).toFixed(5)},${24 + (i % 7) / 1e4}`,
  )
  const adding = add('LONG', { route: getKml(coordinates.join(' ')) })
  const answered: string[] = []
  void adding.then(() => answered.push('add'))
  await t.call(listRoutes, { size: 1 }, store.token).then(() => answered.push('query'))
  const { body } = await adding
  expect(answered[0]).toBe('query')
  expect(body.routeItem.pointCount).toBe(100_000)
  expect(body.routeItem.lines?.[0]).toHaveLength(5000)
})

test('rejects deleting a route used by ads, and names them', async () => {
  const route = await makeRoute(t.deps, { code: 'USED' })
  const ad = await makeAd(t.deps, { routeId: route.id, name: '春節檔期' })
  const first = await t.call(deleteRoute, { id: route.id }, operator.token)
  expect(first.body).toMatchObject({
    code: 'CONFLICT',
    message: '路線「USED」正由廣告「春節檔期」使用，無法刪除',
  })
  for (const name of ['二', '三', '四'])
    await makeAd(t.deps, { routeId: route.id, name, storeId: ad.storeId })
  const second = await t.call(deleteRoute, { id: route.id }, operator.token)
  expect(second.body.message).toBe('路線「USED」正由廣告「四」、「三」、「二」等 4 則廣告使用，無法刪除')
})

test('rejects deleting a route of an ad’s approved version, whatever the ad chose since', async () => {
  const [kept, chosen] = [await makeRoute(t.deps), await makeRoute(t.deps)]
  const ad = await makeAd(t.deps, { routeId: chosen.id, name: '變更中' })
  const content = { route: { id: kept.id, name: kept.name } }
  const [snapshot] = await t.deps.db
    .insert(adSnapshots)
    .values({ adId: ad.id, content, fileNames: [] })
    .returning({ id: adSnapshots.id })
  await t.deps.db.update(ads).set({ snapshotId: snapshot?.id }).where(eq(ads.id, ad.id))
  expect((await t.call(deleteRoute, { id: kept.id }, operator.token)).body.message).toContain('「變更中」')
})

test('deletes an unused route once', async () => {
  const { id } = await makeRoute(t.deps, { code: 'FREE' })
  const both = await Promise.all([1, 2].map(() => t.call(deleteRoute, { id }, operator.token)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await t.call(listRoutes, { id }, operator.token)).body.routeList).toEqual([])
})

test('returns the KML as a file by the route’s code, in UTF-8 whatever it declared', async () => {
  const claimed = `<?xml version="1.0" encoding="Big5"?>${kml}`
  const { id } = await makeRoute(t.deps, { code: '信義/1', kml: claimed })
  const response = await t.app.inject({
    url: `/api/vehicle/route/${id}/kml`,
    headers: { authorization: `Bearer ${store.token}` },
  })
  expect(response.body).toBe(`<?xml version="1.0" encoding="UTF-8"?>${kml}`)
  expect(response.headers).toMatchObject({
    'content-type': 'application/vnd.google-earth.kml+xml',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="___1.kml"; filename*=UTF-8''%E4%BF%A1%E7%BE%A9%2F1.kml`,
  })
})

test('lets stores read routes but not change them', async () => {
  const { id } = await makeRoute(t.deps)
  const answers = await Promise.all([
    t.call(createRoute, form('MINE'), store.token),
    t.call(updateRoute, { route_data: { id, name: 'x' } }, store.token),
    t.call(deleteRoute, { id }, store.token),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
})

test('finds routes in the search only for operators', async () => {
  const { id } = await makeRoute(t.deps, { code: 'FIND-9', name: '尋路線' })
  const found = await t.call(search, { q: '尋路線', category: 'route' }, operator.token)
  const link = { kind: 'route', params: { id } }
  expect(found.body.hitList).toEqual([{ category: 'route', title: '尋路線', detail: 'FIND-9', link }])
  expect((await t.call(search, { q: '尋路線' }, store.token)).body.hitList).toEqual([])
})
