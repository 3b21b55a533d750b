import type { CallOf } from '@lumiroute/contract'
import { listAds, updateAdCheck } from '@lumiroute/contract/ad'
import {
  createPlaylist,
  deletePlaylist,
  type Playlist,
  listPlaylists,
  updatePlaylist,
} from '@lumiroute/contract/playlist'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads } from '../../../db/schema/index.ts'
import { makeAd, makeDevice, makePlaylist } from '../../../testing/ad-factories.ts'
import { makeFile, makeOperator, makeStore, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let own: Person
beforeAll(async () => {
  t = await startTestApp()
  own = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

type FileFacts = Parameters<typeof makeFile>[1]
const image = async (given: FileFacts = {}) =>
  (
    await makeFile(t.deps, {
      storeId: own.store.id,
      kind: 'material',
      width: 1920,
      height: 1080,
      sizeBytes: 524_288,
      ...given,
    })
  ).uuidName
const video = () => image({ mime: 'video/webm', width: 1280, height: 720, durationSeconds: 6.04 })

type Adding = CallOf<typeof createPlaylist>
const add = (
  material_data: Adding['material_data'],
  format: 'video' | 'image' | 'game_side_bar' = 'image',
  { store, token } = own,
) =>
  t.call(createPlaylist, { storeId: store.id, playlist_data: { name: '春節', format }, material_data }, token)
type Update = CallOf<typeof updatePlaylist>
const update = (
  playlist_data: Update['playlist_data'],
  material_data?: Update['material_data'],
  { store, token } = own,
) =>
  t.call(updatePlaylist, { storeId: store.id, playlist_data, ...(material_data && { material_data }) }, token)
const get = async (playlistId: number) =>
  (await t.call(listPlaylists, { storeId: own.store.id, playlistId }, own.token)).body.playlistList[0]
const remove = (playlistId: number, { store, token } = own) =>
  t.call(deletePlaylist, { storeId: store.id, playlistId }, token)

const made = async (images = 1) => (await get((await makePlaylist(t.deps, inOwn(images))).id)) as Playlist
const inOwn = (images: number) => ({ storeId: own.store.id, images })
const getOrder = (playlist: Playlist | undefined) => playlist?.materials.map(({ name }) => name)
const getForms = ({ materials }: Playlist) =>
  materials.map(({ id, name, fileName, duration }) => ({ id, name, fileName, duration }))

test('returns what the server detected in a playlist’s files, and its totals', async () => {
  const [first, second] = [await image(), await image({ width: 1080, height: 1920 })]
  const sneaky = { name: '首圖', fileName: first, resolution: '1x1', fileSize: 99, type: 'video' }
  const { body } = await add([sneaky, { name: '次圖', fileName: second, duration: 7.5 }])
  expect(body.message).toBe('新增播放清單「春節」成功')
  expect(body.playlist).toMatchObject({
    name: '春節',
    format: 'image',
    resolution: '1920x1080',
    duration: 27.5,
    totalFileSize: 1,
    totalFileCount: 2,
    usedBy: [],
    version: 1,
    materials: [
      {
        name: '首圖',
        type: 'image',
        format: 'image/png',
        resolution: '1920x1080',
        duration: 20,
        fileSize: 0.5,
      },
      { name: '次圖', resolution: '1080x1920', duration: 7.5, fileURL: `/api/files/${second}` },
    ],
  })
})

test('uses a video’s own duration', async () => {
  const { body } = await add([{ name: '影片', fileName: await video(), duration: 60 }], 'video')
  expect(body.playlist).toMatchObject({ duration: 6.04, materials: [{ type: 'video', duration: 6.04 }] })
})

test.each([
  ['image', video, '此播放清單的格式為圖片，不能加入影片'],
  ['game_side_bar', video, '此播放清單的格式為遊戲側欄圖片，不能加入影片'],
  ['video', image, '此播放清單的格式為影片，不能加入圖片'],
] as const)('rejects the other kind of file at its field in a playlist of %s', async (format, file, text) => {
  const right = format === 'video' ? await video() : await image()
  const { status, body } = await add(
    [
      { name: '對', fileName: right },
      { name: '錯', fileName: await file() },
    ],
    format,
  )
  expect([status, body.fields]).toEqual([400, { 'material_data.1.fileName': text }])
})

test('returns not found for another store’s file, one of another kind and a private one', async () => {
  const foreign = await image({ storeId: (await makeStore(t.deps)).id })
  const names = [foreign, await image({ kind: 'ad' }), await image({ isPrivate: true })]
  for (const fileName of [...names, '00000000-0000-4000-8000-000000000000.png']) {
    const { status, body } = await add([{ name: 'x', fileName }])
    expect([status, body.fields]).toEqual([400, { 'material_data.0.fileName': '找不到檔案，請重新上傳' }])
  }
})

test.each([
  [{ material_data: [] }, { material_data: 'Required' }],
  [{ playlist_data: { name: ' ', format: 'image' } }, { 'playlist_data.name': 'Required' }],
  [{ playlist_data: { name: 'x', format: 'gif' } }, { 'playlist_data.format': 'Required' }],
  [{ seconds: 0 }, { 'material_data.0.duration': '需介於 1 與 3600 秒之間' }],
  [{ seconds: 3601 }, { 'material_data.0.duration': '需介於 1 與 3600 秒之間' }],
])('rejects %j at its field', async (wrong: Record<string, unknown>, fields) => {
  const good = {
    storeId: own.store.id,
    playlist_data: { name: 'x', format: 'image' },
    material_data: [
      { name: 'x', fileName: await image(), duration: (wrong.seconds as number | undefined) ?? 5 },
    ],
  }
  const { status, body } = await t.call(createPlaylist, { ...good, ...wrong } as Adding, own.token)
  expect([status, body.fields]).toEqual([400, fields])
})

test('rejects more than a hundred materials', async () => {
  const fileName = await image()
  const many = Array.from({ length: 101 }, () => ({ name: 'x', fileName }))
  expect((await add(many)).body.fields).toEqual({ material_data: '最多 100 個素材' })
  expect((await add(many.slice(1))).body.playlist).toMatchObject({ totalFileCount: 100, duration: 2000 })
})

test('renames a playlist and sorts its materials', async () => {
  const before = await made(3)
  const materialOrder = before.materials.map(({ id }) => id).toReversed()
  const { body } = await update({ id: before.id, name: '夏季', materialOrder, version: before.version })
  expect(body.playlist).toMatchObject({ name: '夏季', version: before.version + 1 })
  expect(getOrder(body.playlist)).toEqual(['素材 3', '素材 2', '素材 1'])
})

test('rejects one of two simultaneous sorts', async () => {
  const { id, version, materials } = await made(3)
  const ids = materials.map((material) => material.id)
  const answers = await Promise.all([
    update({ id, version, materialOrder: ids.toReversed() }),
    update({ id, version, materialOrder: [ids[1], ids[0], ids[2]] as number[] }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('rejects a sort that omits a material, repeats one or names a foreign one', async () => {
  const before = await made(2)
  const [first, second] = before.materials.map(({ id }) => id) as [number, number]
  const foreign = (await made(1)).materials[0]?.id as number
  for (const materialOrder of [[first], [first, first], [first, foreign], [first, second, foreign]])
    expect((await update({ id: before.id, materialOrder })).status).toBe(409)
  expect(await get(before.id)).toEqual(before)
})

test('locks the format while there are materials', async () => {
  const filled = await made(1)
  const { status, body } = await update({ id: filled.id, format: 'game_side_bar' })
  expect([status, body.fields]).toEqual([409, { 'playlist_data.format': '已有素材，無法變更格式' }])
  expect((await update({ id: filled.id, format: 'image' })).status).toBe(200)
  const empty = await made(0)
  expect(empty).toMatchObject({ resolution: '', duration: 0, totalFileSize: 0, totalFileCount: 0 })
  expect((await update({ id: empty.id, format: 'video' })).body.playlist.format).toBe('video')
})

test('sets a whole list at once: unchanged, changed, added and removed materials, in the new sequence', async () => {
  const before = await made(3)
  const [first, , third] = getForms(before)
  const wanted = [{ ...third, name: '改名', duration: 5 }, { name: '新', fileName: await image() }, first]
  const { body } = await update({ id: before.id }, wanted as Update['material_data'])
  expect(getOrder(body.playlist)).toEqual(['改名', '新', '素材 1'])
  expect(body.playlist).toMatchObject({ duration: 45, totalFileCount: 3 })
  expect(body.playlist.materials[0]?.id).toBe(third?.id)
})

test('allows another format if all materials of a list are new', async () => {
  const before = await made(1)
  const { body } = await update({ id: before.id, format: 'video' }, [
    { name: '影片', fileName: await video() },
  ])
  expect(body.playlist).toMatchObject({ format: 'video', duration: 6.04, totalFileCount: 1 })
  expect((await update({ id: before.id }, [])).body.fields).toEqual({ material_data: 'Required' })
})

test('retains a material’s duration if none is given', async () => {
  const before = await made(1)
  const [form] = getForms(before)
  await update({ id: before.id }, [{ ...form, duration: 33 }] as Update['material_data'])
  const { duration: _duration, ...rest } = form as { duration: number; name: string; fileName: string }
  expect((await update({ id: before.id }, [rest])).body.playlist.duration).toBe(33)
})

test('returns not found for a foreign material in a list, and rejects a repeated one', async () => {
  const before = await made(1)
  const [mine] = getForms(before) as [Update['material_data'] extends (infer F)[] | undefined ? F : never]
  const other = (await made(1)).materials[0]?.id as number
  expect((await update({ id: before.id }, [{ ...mine, id: other }])).status).toBe(404)
  expect((await update({ id: before.id }, [mine, mine])).body.fields).toEqual({
    'material_data.1.id': '素材重複',
  })
  expect(await get(before.id)).toEqual(before)
})

test('returns not found for another store’s playlist', async () => {
  const stranger = await makeStoreAdmin(t.deps)
  const { id } = await made(1)
  const [foreign, missing] = [
    await update({ id, name: 'x' }, undefined, stranger),
    await update({ id: 2_000_000_000, name: 'x' }, undefined, stranger),
  ]
  expect([foreign.status, foreign.body.message]).toEqual([missing.status, missing.body.message])
  expect(foreign.status).toBe(404)
  expect((await remove(id, stranger)).status).toBe(404)
  const seen = await t.call(listPlaylists, { playlistId: id }, stranger.token)
  expect(seen.body.playlistList).toEqual([])
})

test('rejects deleting a playlist of an ad in review or approved, and names the ads', async () => {
  const { id, name } = await made(1)
  await makeAd(t.deps, { storeId: own.store.id, playId1: id, name: '甲', review: 'request' })
  await makeAd(t.deps, { storeId: own.store.id, playId2: id, name: '乙', review: 'accept' })
  await makeAd(t.deps, { storeId: own.store.id, playId1: id, name: '丙' })
  const { status, body } = await remove(id)
  expect([status, body.message]).toEqual([
    409,
    `播放清單「${name}」使用於廣告「甲」（審核中）、「乙」（審核通過），無法刪除`,
  ])
  expect((await get(id))?.usedBy.map((ad) => [ad.name, ad.isLocking])).toEqual([
    ['甲', true],
    ['乙', true],
    ['丙', false],
  ])
})

test('deletes a playlist of drafts and rejected ads, which need another before submission', async () => {
  const { id } = await made(1)
  const other = await made(1)
  const draft = await makeAd(t.deps, { storeId: own.store.id, playId1: id, playId2: other.id })
  const rejected = await makeAd(t.deps, { storeId: own.store.id, playId1: id, playId2: id, review: 'reject' })
  expect((await remove(id)).status).toBe(200)
  const state = async (adId: number) => (await t.deps.db.select().from(ads).where(eq(ads.id, adId)))[0]
  expect(await state(draft.id)).toMatchObject({
    playId1: null,
    playId2: other.id,
    version: draft.version + 1,
  })
  expect(await state(rejected.id)).toMatchObject({ playId1: null, playId2: null })
  const seen = await t.call(listAds, { storeId: own.store.id, adId: draft.id }, own.token)
  expect(seen.body.adList[0]).toMatchObject({ playlistOne: null })
  const submitted = await t.call(updateAdCheck, { adId: rejected.id, payStatus: 'request' }, own.token)
  expect([submitted.status, submitted.body.fields]).toMatchObject([400, { playId1: '**必填' }])
})

test('rejects deleting a device’s default playlist', async () => {
  const { id, name } = await made(1)
  await makeDevice(t.deps, { defaultPlayId2: id, name: '一號機' })
  const { status, body } = await remove(id)
  expect([status, body.message]).toEqual([409, `播放清單「${name}」是裝置「一號機」的預設播放清單，無法刪除`])
})

test('deletes an unused playlist with its materials', async () => {
  const { id } = await made(2)
  expect((await remove(id)).body.message).toMatch(/^刪除播放清單「清單 .*」成功$/)
  expect(await get(id)).toBeUndefined()
  expect((await remove(id)).status).toBe(404)
})

test('gives ads in review a new version and ads on air an open change when their playlist changes', async () => {
  const { id } = await made(2)
  const inReview = await makeAd(t.deps, { storeId: own.store.id, playId1: id, review: 'request' })
  const onAir = await makeAd(t.deps, { storeId: own.store.id, playId2: id, review: 'accept' })
  const state = async (adId: number) => (await t.deps.db.select().from(ads).where(eq(ads.id, adId)))[0]
  await update({ id, name: '只改名' })
  expect((await state(inReview.id))?.version).toBe(inReview.version)
  const playlist = (await get(id)) as Playlist
  await update({ id }, getForms(playlist))
  expect((await state(onAir.id))?.hasOpenChange).toBe(false)
  await update({ id }, getForms(playlist).toReversed())
  expect((await state(inReview.id))?.version).toBe(inReview.version + 1)
  expect(await state(onAir.id)).toMatchObject({ hasOpenChange: true, version: onAir.version })
})

test('searches by name of playlist or material, filters, sorts and pages', async () => {
  const person = await makeStoreAdmin(t.deps)
  const storeId = person.store.id
  for (const [name, images] of [
    ['早餐 100%', 1],
    ['午餐', 3],
    ['晚餐', 2],
  ] as const)
    await makePlaylist(t.deps, { storeId, name, images })
  await makePlaylist(t.deps, { storeId, name: '側欄', format: 'game_side_bar' })
  const names = async (query: CallOf<typeof listPlaylists>) =>
    (await t.call(listPlaylists, query, person.token)).body.playlistList.map(({ name }) => name)
  expect(await names({})).toEqual(['側欄', '晚餐', '午餐', '早餐 100%'])
  expect(await names({ storeId, q: '0%' })).toEqual(['早餐 100%'])
  expect(await names({ storeId, q: '素材 3' })).toEqual(['午餐'])
  expect(await names({ format: 'image', sort: '-duration' })).toEqual(['午餐', '晚餐', '早餐 100%'])
  const page = await t.call(listPlaylists, { page: 2, size: 3 }, person.token)
  expect([page.body.total, page.body.playlistList.length]).toEqual([4, 1])
})

test('lists playlists of every store, or of the given one, for an operator', async () => {
  const operator = await makeOperator(t.deps)
  const one = await makePlaylist(t.deps)
  const two = await makePlaylist(t.deps)
  const getIds = async (query: CallOf<typeof listPlaylists>) =>
    (await t.call(listPlaylists, query, operator.token)).body.playlistList.map(({ id }) => id)
  expect(await getIds({})).toEqual(expect.arrayContaining([one.id, two.id]))
  expect(await getIds({ storeId: one.storeId })).toEqual([one.id])
})

test('returns the actions that the server then accepts, for both stores', async () => {
  const other = await makeStoreAdmin(t.deps)
  for (const person of [own, other]) {
    const storeId = person.store.id
    const make = async (images = 1) => (await makePlaylist(t.deps, { storeId, images })).id
    const [free, empty, drafted, locked, onDevice] = [
      await make(),
      await make(0),
      await make(),
      await make(),
      await make(),
    ]
    await makeAd(t.deps, { storeId, playId1: drafted })
    await makeAd(t.deps, { storeId, playId2: locked, review: 'request' })
    await makeDevice(t.deps, { defaultPlayId1: onDevice })
    const { playlistList } = (await t.call(listPlaylists, { storeId }, person.token)).body
    const actions = new Map(playlistList.map((each) => [each.id, each.actions]))
    expect([free, empty, drafted, locked, onDevice].map((id) => actions.get(id))).toEqual([
      ['play', 'edit', 'delete'],
      ['edit', 'delete'],
      ['play', 'edit', 'delete'],
      ['play', 'edit'],
      ['play', 'edit'],
    ])
    for (const id of [free, empty, drafted, locked, onDevice])
      expect((await remove(id, person)).status).toBe(actions.get(id)?.includes('delete') ? 200 : 409)
  }
})
