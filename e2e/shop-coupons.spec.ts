import { demoChannels } from '../apps/server/src/line/stand-in/demo.channels.ts'
import { signIdToken } from '../apps/server/src/line/stand-in/id-token.ts'
import { expectNoFaults } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { noticeOf, rowOf, uniqueCode } from './screen.ts'

test.describe.configure({ timeout: 180_000 })

/** Somebody on the store's own page, signed in with LINE. */
async function signInMember(url: string) {
  const userId = `U${crypto.randomUUID().replaceAll('-', '')}`
  const ask = async <Answer>(path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Member ${token}` }) }
    const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const idToken = signIdToken(demoChannels.TPE001, { userId, name: '陳小美' })
  const { token } = await ask<{ token: string }>('/member/signin/TPE001', { idToken })
  return <Answer>(path: string, body: object) => ask<Answer>(path, body, token)
}

type Claimed = { ticket: { ticketNo: string } }
type Earned = { earned: number; cardList: { cardNo: string }[] }

test('a coupon is made, claimed by a member, redeemed at the counter, and seen in the usage', async ({
  server,
  open,
}) => {
  const page = await open('store1', '/coupon/list')
  const name = uniqueCode('開幕券')
  const cpnCode = uniqueCode('OPEN')
  await page.getByRole('link', { name: '新增優惠券' }).first().click()
  await page.getByRole('radio', { name: '店內出示，店員掃碼' }).check()
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(page.getByText('必填')).toBeVisible()
  await page.getByRole('textbox', { name: '名稱' }).fill(name)
  await page.getByRole('textbox', { name: '代碼' }).fill(cpnCode)
  await expect(page.getByRole('group', { name: '優惠券在手機上的樣子' })).toContainText(name)
  await expectNoFaults(page)
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(noticeOf(page, `新增優惠券「${name}」成功`)).toBeVisible()
  await expect(rowOf(page, name)).toContainText('發放中')

  const member = await signInMember(server.url)
  const { ticket } = await member<Claimed>('/coupon/claim/TPE001', { cpnCode })
  const { code } = await member<{ code: string }>('/coupon/show/TPE001', { ticketNo: ticket.ticketNo })

  await page.setViewportSize({ width: 390, height: 844 })
  await open('store1', '/redeem')
  await page.getByRole('textbox', { name: '優惠券代碼' }).fill(code.toLowerCase())
  await page.getByRole('button', { name: '查詢' }).click()
  await expect(page.getByRole('status').filter({ hasText: '可以使用' })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: '確認使用' }).click()
  await expect(page.getByRole('status').filter({ hasText: '已使用' })).toBeVisible()
  await expect(page.getByText('折抵 NT$100')).toBeVisible()
  await page.getByRole('button', { name: '下一張' }).click()
  await page.getByRole('textbox', { name: '優惠券代碼' }).fill(code)
  await page.getByRole('button', { name: '查詢' }).click()
  await expect(page.getByText('此優惠券已使用')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await open('store1', `/coupon/usage?cpnCode=${cpnCode}`)
  await expect(rowOf(page, ticket.ticketNo)).toContainText('已使用')
  await expectNoFaults(page)
})

test('a member collects by the counter’s code; the ledger tells, and is mended with a reason', async ({
  server,
  open,
}) => {
  const page = await open('store1', '/redeem?points=1')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('combobox', { name: '集點卡' }).click()
  await page.getByRole('option', { name: '咖啡集點卡' }).click()
  await page.getByRole('button', { name: '多一點' }).click()
  await page.getByRole('button', { name: '顯示集點碼' }).click()
  const screen = page.getByRole('dialog', { name: '咖啡集點卡' })
  const code = await screen.getByText(/^(\w{4} ){5}\w{4}$/).textContent()
  await expectNoFaults(page)
  const member = await signInMember(server.url)
  const { earned, cardList } = await member<Earned>('/pointcard/earn/TPE001', { code })
  expect(earned).toBe(2)
  await screen.getByRole('button', { name: '關閉' }).click()

  await page.setViewportSize({ width: 1440, height: 900 })
  await open('store1', `/pointcard/usage?q=${cardList[0]?.cardNo}`)
  await page.getByRole('button', { name: '查看明細' }).click()
  const drawer = page.getByRole('dialog', { name: '點數明細' })
  await expect(drawer).toContainText('3 / 10 點')
  await drawer.getByRole('button', { name: '調整點數' }).click()
  const dialog = page.getByRole('dialog', { name: '調整點數' })
  await dialog.getByRole('spinbutton', { name: '增減點數' }).fill('-1')
  await dialog.getByRole('textbox', { name: '原因' }).fill('多給了一點')
  await dialog.getByRole('button', { name: '調整', exact: true }).click()
  await expect(drawer).toContainText('2 / 10 點')
  await expect(drawer.getByRole('listitem').filter({ hasText: '多給了一點' })).toContainText('-1')
  await expectNoFaults(page)
})

test('the pages of coupons and point cards can be used by everyone', async ({ open }) => {
  for (const path of ['/coupon/list', '/pointcard/list', '/pointcard/edit?code=STAMP', '/redeem']) {
    const page = await open('store1', path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFaults(page)
  }
})
