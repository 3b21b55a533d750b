import type { Page } from '@playwright/test'
import { demoChannels } from '../apps/server/src/adapters/line/stand-in/demo-channels.ts'
import { signIdToken } from '../apps/server/src/adapters/line/stand-in/id-token.ts'
import { newAddress, openBox, wake } from './support/box.ts'
import { expect, test } from './support/fixtures.ts'
import { bookGame } from './support/game-ad.ts'
import { newLineUser } from './support/line-member.ts'
import { figure, join, takePhone } from './support/phones.ts'
import { getRow } from './support/screen.ts'

test.describe.configure({ timeout: 300_000 })
test.use({ isAlone: true })

const later = { timeout: 90_000 }
const board = (screen: Page) => screen.locator('main.game')
const phase = (screen: Page, name: string) => expect(board(screen)).toHaveAttribute('data-phase', name, later)

/** Fires all the time and moves the cross-hair, until the round is over. */
async function shoot(phone: Page) {
  await phone.keyboard.down('Space')
  const keys = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown']
  for (let sweep = 0; sweep < 300 && (await figure(phone, '分數').isVisible()); sweep++)
    await phone.keyboard.press(keys[sweep % 4] ?? '', { delay: 250 })
}

type Row = { userName: string; score: number }

test('two screens and four phones play a game that an operator started; a winner gets a coupon', async ({
  browser,
  page,
  open,
  server,
  call,
}) => {
  const macs = [newAddress(), newAddress()]
  const name = `水果大賽 ${macs[0]?.slice(-5)}`
  for (const macAddr of macs)
    await call('admin', 'POST', '/device/add', { device_data: { macAddr, name: `大賽 ${macAddr}` } })
  const rules = { gameWinScore: 1, gameCoupon: 'GAMEWIN' }
  const game = { name, macAddr: macs.join(','), waitSeconds: 60, seconds: 30, gameId: 4, rules }
  const { adId, recordId } = await bookGame(server.dataDir, game)
  const screens = await Promise.all(macs.map((macAddr) => openBox(browser, server.url, call, macAddr)))

  await open('admin', `/adgame/list?q=${encodeURIComponent(name)}`)
  await getRow(page, name).getByRole('button', { name: '開啟' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '啟動遊戲' }).click()
  const code = String(await dialog.locator('[data-room]').getAttribute('data-room'))
  for (const screen of screens) await phase(screen, 'waiting')

  const phones = await Promise.all([1, 2, 3, 4].map(() => takePhone(browser, server.url)))
  const [winner, dropping] = phones as [Page, Page, Page, Page]
  const idToken = signIdToken(demoChannels.TPE001, { userId: newLineUser(), name: '小美' })
  for (const phone of phones) {
    await phone.goto(phone === winner ? `/g/${code}#id_token=${idToken}` : `/g/${code}`)
    await join(phone)
  }
  await expect(winner.getByText('4 人已加入')).toBeVisible()

  for (const screen of screens) await phase(screen, 'playing')
  await expect(figure(winner, '秒')).toHaveText(/^\d+$/, later)
  const shooting = shoot(winner)
  await dropping.context().setOffline(true)
  await dropping.evaluate(() => dispatchEvent(new Event('cut')))
  await expect(dropping.getByText('重新連線中…')).toBeVisible()
  await dropping.context().setOffline(false)
  await expect(figure(dropping, '名次')).toHaveText(/^[1-4]$/, later)
  await shooting

  for (const screen of screens) {
    await phase(screen, 'podium')
    await expect(board(screen)).toHaveAttribute('data-is-same', 'true')
  }
  const best = screens.map((screen) =>
    screen.locator('.podium .step[data-rank="1"] .score').first().textContent(),
  )
  const [one, two] = await Promise.all(best)
  expect(one).toBe(two)
  await expect(winner.getByRole('heading', { name: '你贏了' })).toBeVisible(later)
  await expect(winner.getByText('第 1 名，共 4 人')).toBeVisible()
  await expect(winner.getByText(/已放進優惠券\s+券號/)).toBeVisible(later)
  for (const phone of phones) await expect(phone.getByText(/^第 [1-4] 名，共 4 人$/)).toBeVisible()

  for (const screen of screens) await wake(screen)
  type Detail = { effectGameDetailList: Row[] }
  const ask = { storeId: 2, adId, recordId }
  const rows = (await call<Detail>('admin', 'POST', '/effect/game/detail', ask)).effectGameDetailList
  expect(rows).toHaveLength(4)
  expect(Math.max(...rows.map(({ score }) => score))).toBe(Number(one?.replaceAll(/\D/g, '')))
  await page.goto(`/effect-game/detail?adId=${adId}&recordId=${recordId}&store=TPE001`)
  for (const { userName } of rows) await expect(page.getByText(userName).first()).toBeVisible()
  await Promise.all([...screens, ...phones].map((each) => each.context().close()))
})
