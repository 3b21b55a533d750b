import type { Page } from '@playwright/test'
import { bookAd, withdrawAd } from './support/booked-ad.ts'
import { newAddress, openBox, wake } from './support/box.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { makeFilm, startHlsServer, startLogReceiver } from './support/live-source.ts'

test.use({ isAlone: true })

const filmSeconds = 180

async function startSource(page: Page) {
  const source = await startHlsServer(await makeFilm(page, filmSeconds))
  const log = await startLogReceiver()
  const stop = () => {
    source.stop()
    log.stop()
  }
  return { source, log, stop }
}

const playing = (page: Page) => page.locator('iframe[data-state=playing]')

test('a stream plays on its screen only; start, error, return and end are stored and sent to the log URL', async ({
  browser,
  page,
  server,
  call,
}) => {
  test.setTimeout(180_000)
  const { source, log, stop } = await startSource(page)
  const [own, other] = [newAddress(), newAddress()]
  await call('admin', 'POST', '/device/add', { device_data: { macAddr: own, name: '直播螢幕' } })
  await call('admin', 'POST', '/device/add', { device_data: { macAddr: other, name: '別的螢幕' } })
  const items = [{ type: 'image' as const, seconds: 2 }]
  const ad = await bookAd(server.dataDir, { macAddr: own, items, stream: source.url, streamLog: log.url })

  const screen = await openBox(browser, server.url, call, own)
  const elsewhere = await openBox(browser, server.url, call, other)
  const stream = screen.locator('video.stream')
  await expect(stream).toHaveClass(/raised/, { timeout: 40_000 })
  await expect(elsewhere.locator('video.stream')).not.toHaveClass(/raised/)

  const heard = () => log.received.map(({ event, adId, recordId }) => [event, adId, recordId])
  const told = (...events: string[]) => events.map((event) => [`stream.${event}`, ad.adId, ad.recordId])
  await expect.poll(heard, { timeout: 30_000 }).toEqual(told('start'))
  const onScreen = async () => {
    await wake(screen)
    const { deviceList } = await call<{ deviceList: { onScreen: object | null }[] }>(
      'admin', 'POST', '/device/query', { macAddr: own }) // oxfmt-ignore
    return deviceList[0]?.onScreen
  }
  await expect
    .poll(onScreen, { timeout: 30_000 })
    .toEqual({ adId: ad.adId, adName: '播放器測試', name: '直播' })

  source.isUp = false
  await expect(stream).not.toHaveClass(/raised/, { timeout: 30_000 })
  source.isUp = true
  await expect(stream).toHaveClass(/raised/, { timeout: 40_000 })
  await withdrawAd(server.dataDir, ad)
  await expect
    .poll(async () => (await wake(screen), stream.getAttribute('class')), { timeout: 30_000 })
    .not.toContain('raised')
  await expect.poll(heard, { timeout: 30_000 }).toEqual(told('start', 'error', 'resume', 'end'))
  expect(log.received[1]?.detail).not.toBe('')
  await screen.context().close()
  await elsewhere.context().close()
  stop()
})

test('the form and the review page preview a stream, and apply the player’s rule to its URL', async ({
  context,
  page,
  call,
  open,
}) => {
  test.setTimeout(120_000)
  const maker = await context.newPage()
  const { source, stop } = await startSource(maker)
  await maker.close()
  const { user } = await call<{ user: { storeId: number } }>('store1', 'GET', '/auth/me')
  const { playlistList } = await call<{ playlistList: { id: number }[] }>(
    'store1', 'POST', '/playlist/query', {}) // oxfmt-ignore
  const name = `開幕直播 ${Date.now().toString(36)}`
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei' }).format(
    Date.now() + 3 * 86_400_000,
  )
  const ad_data = {
    name,
    moveType: 'store_streaming',
    vehicleType: 'car',
    mode: 'basic',
    playId1: playlistList[0]?.id,
    broadcastDate: date,
    enabled: true,
    streamUrl: source.url,
  }
  const { adId } = await call<{ adId: number }>('store1', 'POST', '/ad/add', {
    storeId: user.storeId,
    ad_data,
  })

  await open('store1', `/ad/edit?id=${adId}`)
  const preview = page.getByRole('group', { name: '直播畫面' })
  await preview.getByRole('button', { name: '播放直播' }).click()
  await expect(playing(page)).toBeVisible({ timeout: 30_000 })
  await expectNoFaults(page)

  const begins = page.getByRole('group', { name: '直播開始' })
  await begins.getByRole('spinbutton').first().click()
  await page.keyboard.type(`${date.replaceAll('-', '')}1930`)
  const address = page.getByRole('textbox', { name: '直播網址' })
  await address.fill('http://live.example.tw/a.m3u8')
  await address.blur()
  await expect(page.getByText('需以 https:// 開頭；http:// 只能用於本機').first()).toBeVisible()
  await address.fill(source.url)
  await page.getByRole('button', { name: '儲存廣告' }).click()
  await page.getByRole('dialog', { name: '[廣告更新]' }).getByRole('button', { name: '確定' }).click()
  const { adList } = await call<{ adList: { startAt: string }[] }>('store1', 'POST', '/ad/query', { adId })
  expect(Date.parse(adList[0]?.startAt ?? '')).toBe(Date.parse(`${date}T19:30:00+08:00`))

  await open('admin', `/adcheck/edit?id=${adId}`)
  await page.getByRole('button', { name: '播放直播' }).click()
  await expect(playing(page)).toBeVisible({ timeout: 30_000 })
  stop()
})
