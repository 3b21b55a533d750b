import type { Page } from '@playwright/test'
import { approveAdForToday, approveOnScreensForToday } from './support/approved-ad.ts'
import { newAddress, openBox, reported } from './support/box.ts'
import { expect, test as base } from './support/fixtures.ts'
import { makeFilm, startHlsServer } from './support/live-source.ts'
import { type Colour, coloursAt } from './support/stage-page.ts'

type Booked = { adId: number; name: string }

/** A store that books, its screens, and their players. */
type Stage = {
  storeId: number
  playId1: number
  addScreen: (home: object) => Promise<{ id: number; macAddr: string }>
  createPlace: () => Promise<number>
  open: (macAddr: string) => Promise<Page>
}

const colour: Colour = [12, 200, 90]

const test = base.extend<{ stage: Stage }>({
  stage: async ({ browser, page, server, call, sessions }, use) => {
    const { user } = await call<{ user: { storeId: number; storeCode: string } }>('store1', 'GET', '/auth/me')
    const { accessToken } = await sessions('store1')
    const fileName = await upload(
      page,
      `${server.url}/api/store/${user.storeCode}/upload/material`,
      accessToken,
    )
    const { playlist } = await call<{ playlist: { id: number } }>('store1', 'POST', '/playlist/add', {
      storeId: user.storeId,
      playlist_data: { name: `綠色 ${Date.now()}`, format: 'image' },
      material_data: [{ name: '綠色海報', fileName, duration: 5 }],
    })
    const opened: Page[] = []
    await use({
      storeId: user.storeId,
      playId1: playlist.id,
      addScreen: async (home) => {
        const macAddr = newAddress()
        const device_data = { macAddr, name: `螢幕 ${macAddr}`, ...home }
        const { device } = await call<{ device: { id: number } }>('admin', 'POST', '/device/add', {
          device_data,
        })
        return { id: device.id, macAddr }
      },
      createPlace: async () => {
        const place_data = { name: `廣場 ${newAddress()}` }
        const { place } = await call<{ place: { id: number } }>('admin', 'POST', '/place/add', { place_data })
        return place.id
      },
      open: async (macAddr) => {
        const box = await openBox(browser, server.url, call, macAddr)
        opened.push(box)
        return box
      },
    })
    for (const box of opened) await box.context().close()
  },
})

test.use({ isAlone: true })
test.describe.configure({ timeout: 180_000 })

/** A poster of one colour, as a store would upload it. */
async function upload(page: Page, url: string, token: string): Promise<string> {
  const png = await page.evaluate(
    (fill) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1920, height: 1080 })
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no 2D canvas context')
      pen.fillStyle = `rgb(${fill.join(' ')})`
      pen.fillRect(0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    colour as unknown as number[],
  )
  const form = new FormData()
  form.set('file', new Blob([Buffer.from(png, 'base64')], { type: 'image/png' }), 'green.png')
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return ((await answer.json()) as { uuidName: string }).uuidName
}

const isNear = (found: Colour | undefined, wanted: Colour) =>
  found !== undefined && found.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 24)

const showsPoster = async (box: Page) => isNear((await coloursAt(box, [[0.5, 0.5]]))[0], colour)

async function expectPoster(box: Page) {
  await expect.poll(() => showsPoster(box), { timeout: 60_000 }).toBe(true)
}

type Call = Parameters<typeof reported>[0]

/** The device reports the ad with its material, and the other one neither shows nor reports it. */
async function expectOnlyOn(
  call: Call,
  { adId, name }: Booked,
  right: [Page, string],
  wrong: [Page, string],
) {
  const wanted = { adId, adName: name, name: '綠色海報' }
  await expect.poll(() => reported(call, ...right), { timeout: 40_000 }).toEqual(wanted)
  await expect.poll(async () => (await reported(call, ...wrong))?.adId ?? null).not.toBe(adId)
  expect(await showsPoster(wrong[0])).toBe(false)
}

test('move_play: the booked vehicle shows the picture', async ({ server, call, stage }) => {
  const ad = await approveAdForToday(call, server.dataDir, { playId1: stage.playId1 })
  const other = await stage.addScreen({})
  const [right, wrong] = [await stage.open(ad.player), await stage.open(other.macAddr)]
  await expectPoster(right)
  await expectOnlyOn(call, ad, [right, ad.player], [wrong, other.macAddr])
})

for (const [moveType, more] of [
  ['fix_play', {}],
  ['fix_game', { gameId: 1 }],
] as const)
  test(`${moveType}: the screen of its place shows the picture`, async ({ server, call, stage }) => {
    const placeId = await stage.createPlace()
    const own = await stage.addScreen({ placeId })
    const other = await stage.addScreen({ placeId: await stage.createPlace() })
    const given = { moveType, placeId, playId1: stage.playId1, ...more }
    const ad = await approveOnScreensForToday(call, server.dataDir, given)
    const [right, wrong] = [await stage.open(own.macAddr), await stage.open(other.macAddr)]
    await expectPoster(right)
    await expectOnlyOn(call, ad, [right, own.macAddr], [wrong, other.macAddr])
  })

test('store_alone_game: the store’s own screen shows the picture', async ({ server, call, stage }) => {
  const { storeId, playId1 } = stage
  const own = await stage.addScreen({ storeId })
  const other = await stage.addScreen({ storeId })
  const given = { moveType: 'store_alone_game', gameId: 3, screenIds: [own.id], playId1 }
  const ad = await approveOnScreensForToday(call, server.dataDir, given)
  const [right, wrong] = [await stage.open(own.macAddr), await stage.open(other.macAddr)]
  await expectPoster(right)
  await expectOnlyOn(call, ad, [right, own.macAddr], [wrong, other.macAddr])
})

test('store_united_game: both screens show the picture, and the join code once it is started', async ({
  server,
  call,
  stage,
}) => {
  const { storeId, playId1 } = stage
  const [one, two, other] = [
    await stage.addScreen({ storeId }),
    await stage.addScreen({ storeId }),
    await stage.addScreen({ storeId }),
  ]
  const screenIds = [one.id, two.id]
  const given = { moveType: 'store_united_game', gameId: 2, waitSeconds: 120, screenIds, playId1 }
  const ad = await approveOnScreensForToday(call, server.dataDir, given)
  const boxes = [await stage.open(one.macAddr), await stage.open(two.macAddr)]
  const wrong = await stage.open(other.macAddr)
  for (const box of boxes) await expectPoster(box)
  await expectOnlyOn(call, ad, [boxes[0] as Page, one.macAddr], [wrong, other.macAddr])
  const { content } = await call<{ content: string[] }>('admin', 'GET', `/game/app/start/${ad.adId}/2/ROOM`)
  for (const box of boxes)
    await expect(box.locator('.game [data-code]')).toHaveAttribute('data-code', content[1] ?? '', {
      timeout: 30_000,
    })
  await expect(wrong.locator('.game')).toHaveCount(0)
})

test('store_streaming: the store’s own screen shows the live picture', async ({
  context,
  server,
  call,
  stage,
}) => {
  const maker = await context.newPage()
  const source = await startHlsServer(await makeFilm(maker, 120))
  await maker.close()
  const { storeId, playId1 } = stage
  const own = await stage.addScreen({ storeId })
  const other = await stage.addScreen({ storeId })
  const live = { enabled: true, streamUrl: source.url }
  const given = { moveType: 'store_streaming', screenIds: [own.id], playId1, ...live }
  const ad = await approveOnScreensForToday(call, server.dataDir, given)
  const [right, wrong] = [await stage.open(own.macAddr), await stage.open(other.macAddr)]
  await expect(right.locator('video.stream')).toHaveClass(/raised/, { timeout: 60_000 })
  const isFilm = async () => {
    const [[red, green, blue] = [0, 0, 0]] = await coloursAt(right, [[0.5, 0.5]])
    return red > 90 && blue > 90 && green < 60
  }
  await expect.poll(isFilm, { timeout: 30_000 }).toBe(true)
  const wanted = { adId: ad.adId, adName: ad.name, name: '直播' }
  await expect.poll(() => reported(call, right, own.macAddr), { timeout: 40_000 }).toEqual(wanted)
  await expect(wrong.locator('video.stream')).not.toHaveClass(/raised/)
  source.stop()
})
