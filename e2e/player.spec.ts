import type { Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import type { Gap } from '../packages/stage/src/index.ts'
import { type BookedItem, bookAd, getPlays, getRecord, withdrawAd } from './support/booked-ad.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { makeFilm, startLiveSource } from './support/live-source.ts'

test.use({ isAlone: true })

type TypedGap = Gap & { type: string }

declare global {
  interface Window {
    gaps: TypedGap[]
  }
}

const newAddress = () =>
  ['02', ...Array.from({ length: 5 }, () => randomInt(256).toString(16).padStart(2, '0'))]
    .join(':')
    .toUpperCase()

const image = (seconds = 1): BookedItem => ({ type: 'image', seconds })
const video = (seconds = 1): BookedItem => ({ type: 'video', seconds })

const codeOn = async (page: Page) => (await page.locator('[data-code]').getAttribute('data-code')) ?? ''

const collectGaps = (page: Page) =>
  page.evaluate(() => {
    window.gaps = []
    document.querySelector('#screen')?.addEventListener('gap', (event) => {
      window.gaps.push((event as CustomEvent<TypedGap>).detail)
    })
  })

const itemsShown = (page: Page, least: number) =>
  expect
    .poll(() => page.locator('#screen').getAttribute('data-gap-count').then(Number), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(least)

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity

/** The browser reports that the network is back; the player then sends at once. */
const wake = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')))

test('a device pairs by its code, plays without gaps, also offline, and reports each play once', async ({
  page,
  context,
  server,
  call,
}) => {
  const macAddr = newAddress()
  const device_data = { macAddr, name: '測試播放器' }
  await call('admin', 'POST', '/device/add', { device_data })
  const ad = await bookAd(server.dataDir, { macAddr, items: [image(), image(), video(), video()] })

  await page.goto('/player/')
  await expect(page.locator('[data-code]')).toBeVisible()
  await expectNoFaults(page)
  await call('admin', 'POST', '/device/pair', { macAddr, code: await codeOn(page) })
  await itemsShown(page, 1)
  await collectGaps(page)
  await expect.poll(() => page.evaluate(() => window.gaps.length), { timeout: 30_000 }).toBeGreaterThan(9)
  const gaps = await page.evaluate(() => window.gaps)
  const of = (type: string) => gaps.filter((gap) => gap.type === type)
  expect(gaps.map(({ darkFrames }) => darkFrames)).toEqual(gaps.map(() => 0))
  expect(Math.max(...of('image').map(({ frames }) => frames))).toBeLessThanOrEqual(1)
  // Frames that a busy machine never drew are not a gap: 40 ms are two of the drawn frames.
  expect(Math.max(...of('video').map(({ frames }) => frames))).toBeLessThanOrEqual(2)
  expect(median(of('video').map(({ ms }) => ms))).toBeLessThanOrEqual(40)

  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await itemsShown(page, 4)
  const before = await getPlays(server.dataDir, ad)
  await context.setOffline(false)
  await expect
    .poll(async () => (await getPlays(server.dataDir, ad)).length)
    .toBeGreaterThan(before.length + 3)
  await wake(page)
  const plays = await getPlays(server.dataDir, ad)
  expect(new Set(plays.map(({ startAt }) => startAt.getTime())).size).toBe(plays.length)
  expect((await getRecord(server.dataDir, ad)).startedAt).not.toBeNull()
  await expect
    .poll(async () => {
      await wake(page)
      return (await getRecord(server.dataDir, ad)).imageName
    })
    .not.toBeNull()

  await withdrawAd(server.dataDir, ad)
  await expect
    .poll(async () => {
      const answer = await call<{ deviceList: { onScreen: { adId: number | null } | null }[] }>(
        'admin',
        'POST',
        '/device/query',
        { macAddr },
      )
      await wake(page)
      return answer.deviceList[0]?.onScreen?.adId
    })
    .toBeNull()

  await call('admin', 'POST', '/device/revoke', { macAddr })
  await expect
    .poll(async () => {
      await wake(page)
      return page.locator('[data-code]').count()
    })
    .toBe(1)
})

test.describe('a live stream', () => {
  // Requests of a service worker bypass the fake source.
  test.use({ serviceWorkers: 'block' })

  test('covers the playlist while it moves, and again after an interruption', async ({
    page,
    context,
    server,
    call,
  }) => {
    const macAddr = newAddress()
    await call('admin', 'POST', '/device/add', { device_data: { macAddr, name: '直播' } })
    const source = await startLiveSource(context, await makeFilm(page, 60))
    await bookAd(server.dataDir, { macAddr, items: [image()], stream: source.url })
    await page.goto(`${server.url}/player/`)
    await call('admin', 'POST', '/device/pair', { macAddr, code: await codeOn(page) })
    const stream = page.locator('video.stream')
    await expect(stream).toHaveClass(/raised/, { timeout: 20_000 })
    source.isUp = false
    await expect(stream).not.toHaveClass(/raised/, { timeout: 20_000 })
    source.isUp = true
    await expect(stream).toHaveClass(/raised/, { timeout: 20_000 })
  })
})
