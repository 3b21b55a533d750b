import type { CallOf } from '@lumiroute/contract'
import {
  createMaterial,
  deleteMaterial,
  type Playlist,
  listPlaylists,
  updateMaterial,
} from '@lumiroute/contract/playlist'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAd, makePlaylist } from '../../../testing/ad-factories.ts'
import { makeFile, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let own: Person
beforeAll(async () => {
  t = await startTestApp()
  own = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

const file = async (given: Parameters<typeof makeFile>[1] = {}) =>
  (await makeFile(t.deps, { storeId: own.store.id, kind: 'material', ...given })).uuidName
const video = () => file({ mime: 'video/mp4', durationSeconds: 12.5 })
const made = async (images = 1) => get((await makePlaylist(t.deps, { storeId: own.store.id, images })).id)
const get = async (playlistId: number) =>
  (await t.call(listPlaylists, { playlistId }, own.token)).body.playlistList[0] as Playlist

type Adding = CallOf<typeof createMaterial>['material_data']
const add = (playlistId: number, material_data: Adding) =>
  t.call(createMaterial, { storeId: own.store.id, playlistId, material_data }, own.token)
type Change = CallOf<typeof updateMaterial>['material_data']
const update = (playlistId: number, material_data: Change) =>
  t.call(updateMaterial, { storeId: own.store.id, playlistId, material_data }, own.token)
const remove = (playlistId: number, materialId: number) =>
  t.call(deleteMaterial, { storeId: own.store.id, playlistId, materialId }, own.token)
const getFirst = ({ materials }: Playlist) => materials[0]?.id as number

test('appends one or several materials to the list', async () => {
  const { id, version } = await made(1)
  await add(id, { name: '一', fileName: await file() })
  const { body } = await add(id, [
    { name: '二', fileName: await file(), duration: 5 },
    { name: '三', fileName: await file() },
  ])
  expect(body.playlist.materials.map(({ name }) => name)).toEqual(['素材 1', '一', '二', '三'])
  expect(body.playlist).toMatchObject({ totalFileCount: 4, duration: 65, version: version + 2 })
})

test('appends ten simultaneous materials', async () => {
  const { id } = await made(0)
  const names = Array.from({ length: 10 }, (_, at) => `同時 ${at}`)
  const sent = await Promise.all(names.map(async (name) => add(id, { name, fileName: await file() })))
  expect(sent.map(({ status }) => status)).toEqual(names.map(() => 200))
  const { materials, version } = await get(id)
  expect(materials.map(({ name }) => name).toSorted()).toEqual(names)
  expect(version).toBe(11)
})

test('rejects a wrong file at its field, alone and in a list', async () => {
  const { id } = await made(1)
  const text = '此播放清單的格式為圖片，不能加入影片'
  const wrong = { name: 'x', fileName: await video() }
  expect((await add(id, wrong)).body.fields).toEqual({ 'material_data.fileName': text })
  const listed = await add(id, [{ name: 'y', fileName: await file() }, wrong])
  expect(listed.body.fields).toEqual({ 'material_data.1.fileName': text })
  expect((await get(id)).totalFileCount).toBe(1)
})

test('accepts a hundred materials and no more', async () => {
  const { id } = await made(1)
  const fileName = await file()
  const many = Array.from({ length: 100 }, () => ({ name: 'x', fileName }))
  expect((await add(id, many)).body.fields).toEqual({ material_data: '最多 100 個素材' })
  expect((await add(id, many.slice(1))).body.playlist.totalFileCount).toBe(100)
})

test('changes a material’s name, duration or file', async () => {
  const before = await made(1)
  const { id } = before
  const material = getFirst(before)
  expect((await update(id, { id: material, name: '新名' })).body.playlist.materials[0]).toMatchObject({
    name: '新名',
    duration: 20,
  })
  expect((await update(id, { id: material, duration: 3600 })).body.playlist.duration).toBe(3600)
  const fileName = await file({ width: 1080, height: 1920 })
  const swapped = await update(id, { id: material, fileName })
  expect(swapped.body.playlist).toMatchObject({ resolution: '1080x1920', duration: 3600 })
  const refused = await update(id, { id: material, fileName: await video() })
  expect(refused.body.fields).toHaveProperty(['material_data.fileName'])
})

test('rejects setting a video’s duration', async () => {
  const { id } = await makePlaylist(t.deps, { storeId: own.store.id, format: 'video', images: 0 })
  const { body } = await add(id, { name: '影片', fileName: await video() })
  const changed = await update(id, { id: getFirst(body.playlist), duration: 1 })
  expect(changed.body.playlist.duration).toBe(12.5)
})

test('returns not found for a material of another playlist or store', async () => {
  const [one, two] = [await made(1), await made(1)]
  expect((await update(one.id, { id: getFirst(two), name: 'x' })).status).toBe(404)
  expect((await remove(one.id, getFirst(two))).status).toBe(404)
  const foreign = await makePlaylist(t.deps)
  expect((await add(foreign.id, { name: 'x', fileName: await file() })).status).toBe(404)
  expect((await remove(foreign.id, 1)).status).toBe(404)
})

test('deletes a material and updates the totals', async () => {
  const before = await made(3)
  const { body } = await remove(before.id, getFirst(before))
  expect(body.message).toBe('刪除素材「素材 1」成功')
  expect(body.playlist).toMatchObject({ totalFileCount: 2, duration: 40 })
  expect((await remove(before.id, getFirst(before))).status).toBe(404)
})

test('rejects deleting the last material while an ad in review or approved shows it', async () => {
  for (const review of ['request', 'accept']) {
    const playlist = await made(2)
    await makeAd(t.deps, { storeId: own.store.id, playId1: playlist.id, name: '甲', review })
    const [first, last] = playlist.materials.map(({ id }) => id) as [number, number]
    expect((await remove(playlist.id, first)).status).toBe(200)
    const { status, body } = await remove(playlist.id, last)
    expect([status, body.message]).toEqual([409, expect.stringMatching(/「甲」.*至少需保留一個素材$/)])
  }
  const draft = await made(1)
  await makeAd(t.deps, { storeId: own.store.id, playId1: draft.id })
  expect((await remove(draft.id, getFirst(draft))).body.playlist.totalFileCount).toBe(0)
})
