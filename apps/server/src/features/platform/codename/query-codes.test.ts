import { queryCodes } from '@lumiroute/contract/codename'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePlaylist, makeRoute } from '../../../testing/ad-factories.ts'
import { makeOperator, makeStoreAdmin } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test('returns the codes, the platform’s routes and the store’s own playlists', async () => {
  const own = await makeStoreAdmin(t.deps)
  const playlist = await makePlaylist(t.deps, { storeId: own.store.id, name: '春節', images: 2 })
  await makePlaylist(t.deps)
  const { code, name, id, lengthKm } = await makeRoute(t.deps)
  const { body } = await t.call(queryCodes, {}, own.token)
  expect(body.codeMoveType[0]).toEqual({ code: 'move_play', name: '行動播放' })
  expect(body.codeVehicleType.map((each) => each.name)).toEqual(['汽車', '貨車', '公車', '機車'])
  expect(body.codePlayMode.map((each) => each.code)).toEqual(['basic', 'split', 'rotate'])
  expect(body.codeVehicleStatus).toHaveLength(3)
  expect(body.codePayStatus[0]).toEqual({ code: '', name: '未送出' })
  expect(body.game).toContainEqual({ id: 4, name: '水果射擊' })
  expect(body.routeList).toEqual([{ id, name, code, lengthKm }])
  expect(body.playlist).toEqual([{ id: playlist.id, name: '春節', format: 'image', totalFileCount: 2 }])
})

test('returns playlists to an operator only for a given store', async () => {
  const operator = await makeOperator(t.deps)
  const { storeId, id } = await makePlaylist(t.deps)
  expect((await t.call(queryCodes, {}, operator.token)).body.playlist).toEqual([])
  const named = await t.call(queryCodes, { storeId }, operator.token)
  expect(named.body.playlist).toMatchObject([{ id }])
})

test('the names are in the language of the caller', async () => {
  const { token } = await makeOperator(t.deps)
  const { body } = await t.call(queryCodes, {}, token, { 'accept-language': 'en' })
  expect(body.codeMoveType[0]).toEqual({ code: 'move_play', name: 'Moving' })
  expect(body.codePayStatus[0]).toEqual({ code: '', name: 'Not sent' })
  expect(body.game).toContainEqual({ id: 4, name: 'Fruit shooting' })
})
