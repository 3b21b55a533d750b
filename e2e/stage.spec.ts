import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { qrPath } from '../packages/stage/src/index.ts'
import {
  coloursAt,
  readColours,
  getStackFrames,
  image,
  mount,
  openStagePage,
  update,
  video,
} from './support/stage-page.ts'
import type { Colour, Point } from './support/stage-page.ts'

const middle: Point = [0.5, 0.5]
const isDark = (colour: Colour) => Math.max(...colour) < 60
const getName = ([red, green, blue]: Colour) =>
  `${red > 128 ? 'R' : '-'}${green > 128 ? 'G' : '-'}${blue > 128 ? 'B' : '-'}`

const shownAfter = (page: Page, count: number) =>
  page.waitForFunction((least) => window.shown.length >= least, count)

const seek = (page: Page, ms: number) =>
  page.evaluate(async (to) => {
    window.stage.seek(to)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, ms)

const expectColours = (page: Page, points: readonly Point[], names: string[]) =>
  expect.poll(async () => (await coloursAt(page, points)).map(getName)).toEqual(names)

test.beforeEach(({ page }) => openStagePage(page))

test('no frame is dark between images, between videos and between both', async ({ page }) => {
  const main = [
    await image(page, 'red'),
    await image(page, 'lime'),
    await video(page, ['yellow', 'yellow']),
    await video(page, ['aqua', 'aqua']),
  ]
  await mount(page, { main })
  await shownAfter(page, 1)
  await expectColours(page, [middle], ['R--'])
  const frames = await getStackFrames(page, () => shownAfter(page, 7))
  const colours: Colour[] = []
  for (const frame of frames) colours.push(...(await readColours(page, frame, [middle])))
  expect(colours.filter(isDark)).toEqual([])
  expect(new Set(colours.map(getName))).toEqual(new Set(['R--', '-G-', 'RG-', '-GB']))
  expect(await page.evaluate(() => window.shown.slice(0, 5))).toEqual(
    ['red', 'lime', 'yellow-yellow', 'aqua-aqua', 'red'].map((key) => `main:${key}`),
  )
  const gaps = await page.evaluate(() => window.stageGaps)
  expect(gaps.map(({ darkFrames }) => darkFrames)).toEqual(gaps.map(() => 0))
  expect(Math.max(...gaps.map(({ frames }) => frames))).toBeLessThanOrEqual(1)
})

test('main and second have the right positions, wide and upright', async ({ page }) => {
  const main = [await image(page, 'red', 60)]
  const second = [await image(page, 'lime', 60)]
  await mount(page, { mode: 'split', main, second })
  // Two thirds of 960 are 640: a picture of 16:9 is 360 high there, next to one of 320 × 180.
  const wide: Point[] = [
    [0.03, 0.5],
    [0.64, 0.5],
    [0.69, 0.5],
    [0.98, 0.5],
    [0.33, 0.9],
    [0.8, 0.75],
  ]
  await expectColours(page, wide, ['R--', 'R--', '-G-', '-G-', '---', '---'])
  await update(page, { mode: 'split', orientation: 'portrait', main, second })
  // Upright in 960 × 540: 304 wide in the middle; main is the upper two thirds, second below.
  const upright: Point[] = [
    [0.36, 0.33],
    [0.5, 0.33],
    [0.5, 0.83],
    [0.64, 0.83],
    [0.2, 0.33],
    [0.5, 0.6],
  ]
  await expectColours(page, upright, ['R--', 'R--', '-G-', '-G-', 'RGB', '---'])
  await update(page, { mode: 'rotate', orientation: 'landscape', main, second })
  const corners: Point[] = [
    [0.02, 0.03],
    [0.98, 0.97],
  ]
  await expectColours(page, corners, ['R--', 'R--'])
  await seek(page, 60_000)
  await expectColours(page, corners, ['-G-', '-G-'])
})

test('pause, seek and update keep the position', async ({ page }) => {
  const main = [
    await image(page, 'red', 5),
    await image(page, 'lime', 5),
    await video(page, ['yellow', 'aqua'], 2),
  ]
  await mount(page, { main })
  await shownAfter(page, 1)
  await page.evaluate(() => window.stage.pause())
  expect(await page.evaluate(() => window.stage.durationMs())).toBe(12_000)
  for (const [ms, name] of [
    [7000, '-G-'],
    [11_500, '-GB'],
    [10_300, 'RG-'],
    [0, 'R--'],
  ] as const) {
    await seek(page, ms)
    await expectColours(page, [middle], [name])
    expect(await page.evaluate(() => window.stage.positionMs())).toBe(ms)
  }
  await seek(page, 7000)
  await shownAfter(page, 5)
  await update(page, { main: main.slice(1), marquee: '新' })
  expect(await page.evaluate(() => window.stage.positionMs())).toBe(2000)
  await expectColours(page, [middle], ['-G-'])
})

test('a failing item is reported and skipped; if all fail the screen is dark', async ({ page }) => {
  const good = await image(page, 'lime')
  const missing = { key: 'missing', type: 'image' as const, url: '/missing.png', durationMs: 1000 }
  const broken = { key: 'broken', type: 'video' as const, url: '/broken.mp4', durationMs: 1000 }
  await mount(page, { main: [missing, good, broken] })
  await shownAfter(page, 3)
  expect(await page.evaluate(() => [...window.failed].sort())).toEqual(['broken', 'missing'])
  expect(await page.evaluate(() => new Set(window.shown).size)).toBe(1)
  await update(page, { main: [missing, broken] })
  await expectColours(page, [middle], ['---'])
  await expect.poll(() => page.evaluate(() => window.stage.durationMs())).toBe(0)
})

test('banner, marquee and QR code lie above the playlist, and texts are not interpreted as HTML', async ({
  page,
}) => {
  const [red, yellow] = [await image(page, 'red'), await image(page, 'yellow')]
  const marquee = '<img src=x onerror="window.hit=1">春節檔期，全面八折'
  const banner = { url: yellow.url, width: 1920, height: 324 }
  await mount(page, { main: [red], marquee, banner, qr: { url: 'https://example.tw/q/1' } })
  // The banner's middle, the QR code's quiet zone, next to it, and the playlist.
  const points: Point[] = [
    [0.5, 0.8],
    [0.985, 0.5],
    [0.995, 0.5],
    [0.5, 0.3],
  ]
  await expectColours(page, points, ['RG-', 'RGB', 'R--', 'R--'])
  const text = page.getByText(marquee)
  const left = () => text.evaluate((element) => element.getBoundingClientRect().left)
  const [before, count] = [await left(), await page.evaluate(() => window.shown.length)]
  await shownAfter(page, count + 2)
  expect(await left()).toBeLessThan(before - 60)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  await page.evaluate(() => window.stage.destroy())
  await expect(page.locator('#host')).toBeEmpty()
})

test.describe('a small upright panel', () => {
  const panel = { width: 192, height: 320 }
  const codeUrl = 'https://led.example.tw/q/1234'

  test('is filled in its own shape, with legible text and a scannable code', async ({ page }) => {
    await page.setViewportSize(panel)
    await page.addStyleTag({ content: '#host { width: 100vw !important; height: 100vh !important }' })
    const [red, lime] = [await image(page, 'red', 60), await image(page, 'lime', 60)]
    const banner = { url: lime.url, width: 1080, height: 1920 }
    await mount(page, { main: [red], marquee: '夜市', banner, qr: { url: codeUrl } }, { isPanel: true })
    await expectColours(page, [[0.5, 0.8]], ['-G-'])
    const letters = await page
      .getByText('夜市')
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
    expect(letters).toBeGreaterThanOrEqual(16)
    const box = await page.locator('svg').boundingBox()
    if (!box) throw new Error('there is no QR code')
    expect(box.y).toBeGreaterThanOrEqual(0)
    const { path, size } = qrPath(codeUrl) ?? { path: '', size: 0 }
    const dark = new Set(path.match(/\d+ \d+/g))
    const cells = Array.from({ length: size * size }, (_, n) => ({ x: n % size, y: Math.floor(n / size) }))
    const seen = await coloursAt(
      page,
      cells.map(({ x, y }) => [
        (box.x + ((x + 0.25) * box.width) / size) / panel.width,
        (box.y + ((y + 0.25) * box.height) / size) / panel.height,
      ]),
    )
    expect(seen.map(isDark)).toEqual(cells.map(({ x, y }) => dark.has(`${x} ${y}`)))
    expect(box.width % size).toBe(0)
  })
})
