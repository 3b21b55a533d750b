import type { Page } from '@playwright/test'
import { demoChannels } from '../apps/server/src/adapters/line/stand-in/demo-channels.ts'
import { signIdToken } from '../apps/server/src/adapters/line/stand-in/id-token.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { openRoom } from './support/game-room.ts'
import { newLineUser, signInLineMember } from './support/line-member.ts'
import { joinWithLine } from './support/front.ts'
import { figure, join, takePhone } from './support/phones.ts'
import { uniqueCode } from './support/screen.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ isAlone: true })

const later = { timeout: 60_000 }

test('two phones join, play, one drops and returns, and both see their result', async ({
  browser,
  server,
  call,
}) => {
  const { code } = await openRoom(server, call, { gameId: 2, waitSeconds: 30, rules: { gameSeconds: 25 } })
  const [one, two] = [await takePhone(browser, server.url), await takePhone(browser, server.url)]
  await one.goto(`/g/${code.toLowerCase()}`)
  await expect(one.getByRole('heading', { name: '戰機對戰' })).toBeVisible()
  await expectNoFaults(one)
  await join(one)
  await expect(one.getByRole('heading', { name: /^1 號/ })).toBeVisible()
  await expect(one.getByRole('timer')).toHaveText(/^\d+$/)
  await expectNoFaults(one)
  await two.goto(`/g/${code}`)
  await join(two)
  await expect(two.getByRole('heading', { name: /^2 號/ })).toBeVisible()
  await expect(one.getByText('2 人已加入')).toBeVisible()

  await expect(figure(one, '秒')).toHaveText(/^\d+$/, later)
  await expect(figure(two, '名次')).toHaveText(/^[12]$/, later)
  await expectNoFaults(one)
  await one.keyboard.down('ArrowRight')
  await two.getByRole('button', { name: '衝刺' }).tap()

  await one.context().setOffline(true)
  await one.evaluate(() => dispatchEvent(new Event('cut')))
  await expect(one.getByText('重新連線中…')).toBeVisible()
  await one.context().setOffline(false)
  await expect(one.getByText('重新連線中…')).toBeHidden(later)
  await expect(figure(one, '名次')).toHaveText(/^[12]$/)

  await two.reload()
  await expect(figure(two, '名次')).toHaveText(/^[12]$/, later)
  for (const phone of [one, two]) {
    await expect(phone.getByRole('heading', { name: /你贏了|差一點|沒有玩到/ })).toBeVisible(later)
    await expect(phone.getByText(/^第 [12] 名，共 2 人$/)).toBeVisible()
  }
  await expectNoFaults(one)
  await two.reload()
  await expect(two.getByText(/^第 [12] 名，共 2 人$/)).toBeVisible()
  await Promise.all([one, two].map((phone) => phone.context().close()))
})

/** Flies and shoots until the round ends. */
async function play(phone: Page) {
  await expect(figure(phone, '秒')).toHaveText(/^\d+$/, later)
  await phone.keyboard.down('Space')
  for (let sweep = 0; sweep < 200 && (await figure(phone, '分數').isVisible()); sweep++) {
    const key = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'][sweep % 4] ?? ''
    await phone.keyboard.press(key, { delay: 250 })
  }
  await expect(phone.getByRole('heading', { name: '你贏了' })).toBeVisible(later)
}

test('winners get the prize once: by LINE, not again by a reload or a second phone, and in the store front', async ({
  browser,
  server,
  call,
}) => {
  const rules = { gameSeconds: 25, gameWinScore: 1, gameCoupon: 'GAMEWIN' }
  const { code } = await openRoom(server, call, { gameId: 4, waitSeconds: 5, rules })
  const [phone, second] = [await takePhone(browser, server.url), await takePhone(browser, server.url)]
  const userId = newLineUser()
  const idToken = signIdToken(demoChannels.TPE001, { userId, name: '小美' })
  await phone.goto(`/g/${code}#id_token=${idToken}`)
  expect(phone.url()).not.toContain('id_token')
  await expect(phone.getByText('1 分以上就能得到')).toBeVisible()
  await join(phone)
  const passerBy = await takePhone(browser, server.url)
  await passerBy.goto(`/g/${code}`)
  await join(passerBy)
  await Promise.all([phone, passerBy].map(play))
  const given = (page: Page) => page.getByText(/已放進優惠券\s+券號/)
  await expect(given(phone)).toBeVisible(later)
  await expect(phone.getByText('用 LINE 領取').filter({ visible: true })).toHaveCount(0)
  await expectNoFaults(phone)
  const ticket = String(await given(phone).textContent())

  await phone.reload()
  await expect(given(phone)).toHaveText(ticket, later)
  const kept = await phone.evaluate((key) => sessionStorage.getItem(key), code)
  const { seat } = JSON.parse(String(kept)) as { seat: { token: string } }
  await second.goto(`/g/${code}#id_token=${idToken}&seat=${seat.token}`)
  await expect(given(second)).toHaveText(ticket, later)
  const member = await signInLineMember(server.url, '小美', userId)
  const { ticketList } = await member<{ ticketList: unknown[] }>('/coupon/mine/TPE001', {})
  expect(ticketList).toHaveLength(1)

  await passerBy.getByRole('link', { name: '用 LINE 領取' }).click()
  await expect(passerBy).toHaveURL(/\/s\/TPE001\/prizes/)
  await joinWithLine(passerBy, uniqueCode('路人'))
  await expect(passerBy.getByRole('heading', { name: '領取成功' })).toBeVisible()
  await passerBy.getByRole('link', { name: '看優惠券' }).click()
  await expect(passerBy).toHaveURL(/\/s\/TPE001\/coupons\?tab=mine/)
  await expect(passerBy.getByRole('main').getByRole('link', { name: /遊戲獲勝送/ })).toHaveCount(1)
  await Promise.all([phone, second, passerBy].map((page) => page.context().close()))
})

test('an unknown code offers a field for another one', async ({ browser, server, call }) => {
  const { code } = await openRoom(server, call, { gameId: 1, waitSeconds: 60 })
  const phone = await takePhone(browser, server.url)
  await phone.goto('/g/NOSUCH')
  await expect(phone.getByRole('heading', { name: '找不到這個房間' })).toBeVisible()
  await expectNoFaults(phone)
  await phone.getByRole('textbox', { name: '大螢幕上的房號' }).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await phone.getByRole('button', { name: '前往' }).click()
  await expect(phone.getByRole('heading', { name: '飛翔鳥' })).toBeVisible()
  await phone.context().close()
})

test('the newer tab of a seat wins, the older says so and can take it back; leaving frees it', async ({
  browser,
  server,
  call,
}) => {
  const { code } = await openRoom(server, call, { gameId: 1, waitSeconds: 60 })
  const older = await takePhone(browser, server.url)
  await older.goto(`/g/${code}?lang=en`)
  await older.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(older.getByRole('heading', { name: /^No\. 1/ })).toBeVisible()
  const stored = await older.evaluate(() => JSON.stringify(sessionStorage))
  const newer = await older.context().newPage()
  await newer.addInitScript((kept) => {
    const all = JSON.parse(kept) as Record<string, string>
    for (const key of Object.keys(all)) sessionStorage.setItem(key, all[key] ?? '')
  }, stored)
  await newer.goto(`/g/${code}?lang=en`)
  await expect(newer.getByRole('heading', { name: /^No\. 1/ })).toBeVisible()
  await expect(older.getByRole('heading', { name: 'Open in another tab' })).toBeVisible()
  await older.getByRole('button', { name: 'Continue here' }).click()
  await expect(older.getByRole('heading', { name: /^No\. 1/ })).toBeVisible()
  await older.getByRole('button', { name: 'Leave' }).click()
  await older.getByRole('button', { name: 'Leave?' }).click()
  await expect(older.getByRole('heading', { name: 'You have left' })).toBeVisible()
  await older.context().close()
})
