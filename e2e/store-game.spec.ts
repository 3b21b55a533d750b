import { privacyVersion } from '@lumiroute/contract/member'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { demoChannels } from '../apps/server/src/adapters/line/stand-in/demo-channels.ts'
import { signIdToken } from '../apps/server/src/adapters/line/stand-in/id-token.ts'
import { findBrowser } from '../tools/setup/browser.mjs'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { newLineUser } from './support/line-member.ts'

test.describe.configure({ timeout: 180_000 })
test.use({
  isAlone: true,
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

const later = { timeout: 60_000 }
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'zh-TW',
}

/** A member's phone on the page of the store's game, signed in with LINE. */
async function openGame(browser: Browser, url: string, store: 'TPE001' | 'KHH001', more = {}): Promise<Page> {
  const page = await (await browser.newContext({ ...phone, ...more, baseURL: url })).newPage()
  await page.goto(`/s/${store}/game`)
  await expect(page.getByRole('button', { name: /LINE 登入/ })).toBeEnabled()
  const idToken = signIdToken(demoChannels[store], { userId: newLineUser(), name: '遊戲王' })
  await page.evaluate(
    async ([code, token, version]) => {
      const body = JSON.stringify({ idToken: token, keepSignedIn: true })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`/api/member/signin/${code}`, { method: 'POST', headers, body })
      const { token: member } = (await answer.json()) as { token: string }
      const own = { ...headers, authorization: `Member ${member}` }
      const agreed = JSON.stringify({ version, messages: true })
      await fetch(`/api/member/me/consent/${code}`, { method: 'POST', headers: own, body: agreed })
      localStorage.setItem(`lumiroute.session.${code}`, '1')
      localStorage.setItem(`lumiroute.friend.${code}`, String(Date.now()))
    },
    [store, idToken, privacyVersion] as const,
  )
  await page.reload()
  await expect(page.getByText('今天還能玩 5 次')).toBeVisible()
  return page
}

/** Height of the bird and of the next opening in lights, as somebody sees them in the picture. */
const look = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.game-canvas')
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen || canvas.width === 0) return null
    const { width, height } = canvas
    const scale = Math.min(width / 180, height / 320)
    const [left, top] = [(width - scale * 180) / 2, (height - scale * 320) / 2]
    const { data } = pen.getImageData(0, 0, width, height)
    const isAt = (x: number, y: number, [r, g, b]: number[]) => {
      const at = 4 * (Math.round(top + y * scale) * width + Math.round(left + x * scale))
      const far = (index: number, value = 0) => Math.abs((data[at + index] ?? 0) - value)
      return far(0, r) < 24 && far(1, g) < 24 && far(2, b) < 24
    }
    const rows = Array.from({ length: 147 }, (_, row) => 25 + row * 2)
    const heightsAt = (x: number, colour: number[]) => rows.filter((y) => isAt(x, y, colour))
    const middle = (all: number[]) =>
      all.length > 0 ? all.reduce((sum, y) => sum + y, 0) / all.length : null
    const bird = middle([14, 18, 26, 30].flatMap((x) => heightsAt(x, [255, 210, 63])))
    for (let x = 4; x < 178; x += 4) {
      const lips = heightsAt(x, [182, 245, 200])
      const gap = (lips[lips.length - 1] ?? 0) - (lips[0] ?? 0)
      if (gap > 60) return { bird, opening: middle(lips) }
    }
    return { bird, opening: null }
  })

/** Plays the flying bird with taps on the touch screen, by looking at the picture. */
async function flyByTouch(page: Page) {
  let before = 0
  for (;;) {
    const seen = await look(page)
    if (!seen) return
    const { bird, opening } = seen
    if (bird !== null && bird > (opening ?? 172) + 8 && bird >= before) await page.touchscreen.tap(195, 500)
    if (bird !== null) before = bird
  }
}

test('a member plays over the camera picture by touch, wins, and gets the coupon', async ({
  browser,
  server,
}) => {
  const page = await openGame(browser, server.url, 'TPE001', { permissions: ['camera'] })
  await expect(page.getByRole('heading', { name: '飛翔鳥' })).toBeVisible()
  await expect(page.getByText('獲勝獎品：遊戲獲勝送拿鐵')).toBeVisible()
  await expectNoFaults(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.postData()?.length ?? 0}`))
  await page.getByRole('button', { name: '開始' }).tap()
  await expect(page.getByText('不會傳給店家或任何人', { exact: false })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: '使用相機', exact: true }).tap()
  const stage = page.getByRole('dialog', { name: '飛翔鳥，遊戲進行中' })
  await expect(stage).toBeVisible()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0)
  const tracks = await page.locator('video').evaluateHandle((video: HTMLVideoElement) => video.srcObject)
  await flyByTouch(page)
  await expect(page.getByRole('heading', { name: '恭喜獲勝' })).toBeVisible(later)
  await expect(page.getByText('遊戲獲勝送拿鐵', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('今天還能玩 4 次')).toBeVisible()
  await expectNoFaults(page)
  const isLive = await tracks.evaluate((stream) =>
    (stream as MediaStream).getTracks().some(({ readyState }) => readyState === 'live'),
  )
  expect(isLive).toBe(false)
  // Only inputs of the controller were sent: far less than one picture.
  expect(Math.max(...sent.map((each) => Number(each.split(' ')[1])))).toBeLessThan(8000)
  await page.getByRole('link', { name: '查看優惠券' }).tap()
  await expect(page).toHaveURL(/\/coupons\?tab=mine$/)
  await expect(page.getByText('遊戲獲勝送拿鐵').first()).toBeVisible()
  await page.goto('/s/TPE001/game')
  await expect(page.getByRole('region', { name: '我的紀錄' }).getByText('遊戲獲勝送拿鐵')).toBeVisible()
  await expect(page.getByRole('region', { name: '本週排行榜' }).getByText('遊＊＊').first()).toBeVisible()
  await page.context().close()
})

test('without a camera the game has a drawn background, can be paused, and counts the score', async ({
  browser,
  server,
}) => {
  const page = await openGame(browser, server.url, 'KHH001', { viewport: { width: 320, height: 640 } })
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: '開始' }).tap()
  await page.getByRole('button', { name: '使用相機', exact: true }).tap()
  const stage = page.getByRole('dialog', { name: '水果射擊，遊戲進行中' })
  await expect(stage).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await expect(stage.getByRole('timer')).toHaveText('剩餘 29 秒', later)
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expect(stage.getByRole('heading', { name: '已暫停' })).toBeVisible()
  await expectNoFaults(page)
  const left = await stage.getByRole('timer').textContent()
  await stage.getByRole('button', { name: '繼續' }).tap()
  await expect(stage.getByText('1 秒後繼續')).toBeVisible()
  await expect(stage.getByRole('timer')).toHaveText(left ?? '')
  await page.keyboard.down('Space')
  await page.keyboard.down('ArrowDown')
  await expect(page.getByRole('heading', { name: /恭喜獲勝|差一點就贏了/ })).toBeVisible(later)
  await expect(page.getByText('無法使用相機，改用一般背景。')).toBeVisible()
  await expectNoFaults(page)
  await page.context().close()
})
