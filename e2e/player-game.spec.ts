import type { Page } from '@playwright/test'
import { newAddress, openBox, wake } from './support/box.ts'
import { expect, test } from './support/fixtures.ts'
import { bookGame } from './support/game-ad.ts'
import { joinPhones } from './support/phones.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ isAlone: true })

const soon = { timeout: 60_000 }
const board = (screen: Page) => screen.locator('main.game')
const roomOf = async (screen: Page) => String(await board(screen).getAttribute('data-room'))

/** Every second of the round: tick and hash of what this screen has computed. */
const collectMarks = (screen: Page) =>
  screen.evaluate(() => {
    const marks: Record<string, string> = {}
    Object.assign(globalThis, { marks })
    const note = () => {
      const [tick, hash] = (document.querySelector<HTMLElement>('main.game')?.dataset.mark ?? '').split(':')
      if (tick && hash) marks[tick] = hash
      requestAnimationFrame(note)
    }
    note()
  })
const marksOf = (screen: Page) =>
  screen.evaluate(() => (globalThis as unknown as { marks: Record<string, string> }).marks)
const shared = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).filter((tick) => tick in other)

/** Frames in which neither a game nor a picture of the playlist is on screen. */
const watchDarkness = (screen: Page) =>
  screen.evaluate(() => {
    const seen = { frames: 0, dark: 0 }
    Object.assign(globalThis, { seen })
    const look = () => {
      const game = document.querySelector('main.game')
      const canvas = game?.querySelector<HTMLCanvasElement>('.round > canvas')
      const hasGame = game !== null && (!canvas || canvas.width > 0)
      const hasPicture = [...document.querySelectorAll<HTMLImageElement>('#screen img')].some(
        (image) =>
          image.complete && image.naturalWidth > 0 && image.checkVisibility({ visibilityProperty: true }),
      )
      seen.frames += 1
      if (!hasGame && !hasPicture) seen.dark += 1
      requestAnimationFrame(look)
    }
    look()
  })
const darkness = (screen: Page) =>
  screen.evaluate(() => (globalThis as unknown as { seen: { frames: number; dark: number } }).seen)

/** Where the store's pictures are around the game; null: something is missing, empty or outside the screen. */
const frame = (screen: Page) =>
  screen.evaluate(() => {
    const [field, side, strip] = ['.field', '.side', '.strip'].map((name) =>
      document.querySelector(`main.game > ${name}`)?.getBoundingClientRect(),
    )
    const picture = document.querySelector<HTMLImageElement>('main.game > .side img')
    if (!field || !side || !strip || !picture?.complete) return null
    const isInside = ({ width, height, right, bottom }: DOMRect) =>
      width > 20 && height > 20 && right <= innerWidth + 1 && bottom <= innerHeight + 1
    if (![field, side, strip].every(isInside) || strip.top < field.bottom - 1) return null
    if (side.left >= field.right - 1) return 'right and below'
    return side.bottom <= field.top + 1 ? 'above and below' : null
  })
const wide = { width: 960, height: 540 }
const upright = { width: 540, height: 960 }

async function expectFrame(screen: Page) {
  await screen.setViewportSize(upright)
  await expect.poll(() => frame(screen), soon).toBe('above and below')
  await screen.setViewportSize(wide)
  await expect.poll(() => frame(screen), soon).toBe('right and below')
}

test('two linked screens show one round, also after a reload, and return to the playlist without a dark frame', async ({
  browser,
  page,
  server,
  call,
}) => {
  const macs = [newAddress(), newAddress()]
  for (const macAddr of macs)
    await call('admin', 'POST', '/device/add', { device_data: { macAddr, name: `連線 ${macAddr}` } })
  const { adId } = await bookGame(server.dataDir, {
    name: '連線對戰',
    macAddr: macs.join(','),
    waitSeconds: 30,
    seconds: 25,
  })
  const [one, two] = (await Promise.all(
    macs.map((macAddr) => openBox(browser, server.url, call, macAddr)),
  )) as [Page, Page]
  for (const screen of [one, two]) await expect(screen.locator('#screen img').first()).toBeVisible(soon)
  await call('admin', 'GET', `/game/app/start/${adId}/2/PIER`)
  for (const screen of [one, two]) await expect(board(screen)).toHaveAttribute('data-phase', 'waiting', soon)
  const code = await roomOf(one)
  expect(await roomOf(two)).toBe(code)

  await page.goto(`${server.url}/player/`)
  const seats = await joinPhones(page, server.url, code, 4)
  await expect(one.locator('.game .name').first()).toHaveText(String(seats.at(-1)?.name), soon)
  await collectMarks(one)
  await watchDarkness(one)

  for (const screen of [one, two]) await expect(board(screen)).toHaveAttribute('data-phase', 'playing', soon)
  await expect.poll(async () => Number(await board(two).getAttribute('data-tick')), soon).toBeGreaterThan(300)
  await two.reload()
  await collectMarks(two)
  await expect
    .poll(async () => shared(await marksOf(one), await marksOf(two)).length, soon)
    .toBeGreaterThan(3)
  const [ours, theirs] = [await marksOf(one), await marksOf(two)]
  for (const tick of shared(ours, theirs)) expect(theirs[tick]).toBe(ours[tick])

  for (const screen of [one, two]) {
    await expect(board(screen)).toHaveAttribute('data-phase', 'podium', soon)
    await expect(board(screen)).toHaveAttribute('data-is-same', 'true', soon)
    await expect(screen.locator('.podium .step')).toHaveCount(3)
  }
  expect(await board(two).getAttribute('data-hash')).toBe(await board(one).getAttribute('data-hash'))
  await expect(board(one)).toHaveCount(0, soon)
  await expect(one.locator('#screen img').first()).toBeVisible()
  const { frames, dark } = await darkness(one)
  expect(frames).toBeGreaterThan(0)
  expect(dark).toBe(0)
  await one.context().close()
  await two.context().close()
})

test('a box opens its own room between side bar and banner, plays on without the network, and opens the next one', async ({
  browser,
  page,
  server,
  call,
}) => {
  const macAddr = newAddress()
  await call('admin', 'POST', '/device/add', { device_data: { macAddr, name: '定點遊戲' } })
  await bookGame(server.dataDir, {
    name: '定點遊戲',
    macAddr,
    waitSeconds: 3,
    seconds: 10,
    moveType: 'fix_game',
    gameId: 4,
    isFramed: true,
  })
  const screen = await openBox(browser, server.url, call, macAddr)
  await expect(board(screen)).toHaveAttribute('data-phase', 'inviting', soon)
  const code = await roomOf(screen)
  await expect(screen.locator('[data-join]')).toHaveAttribute('data-join', new RegExp(`/g/${code}$`))
  await expectFrame(screen)

  await page.goto(`${server.url}/player/`)
  await joinPhones(page, server.url, code, 2)
  await expect(board(screen)).toHaveAttribute('data-phase', 'playing', soon)
  await expect.poll(() => frame(screen), soon).toBe('right and below')
  await expect
    .poll(async () => Number(await board(screen).getAttribute('data-tick')), soon)
    .toBeGreaterThan(200)
  await screen.context().setOffline(true)
  await expect(screen.locator('.game .sign')).toBeVisible(soon)
  await expect(board(screen)).toHaveCount(0, soon)
  await expect(screen.locator('#screen img').first()).toBeVisible()
  await screen.context().setOffline(false)
  await wake(screen)
  await expect
    .poll(async () => (await board(screen).count()) > 0 && (await roomOf(screen)) !== code, soon)
    .toBe(true)
  await expect(board(screen)).toHaveAttribute('data-phase', 'inviting', soon)
  await screen.context().close()
})
