import { demoChannels } from '../apps/server/src/adapters/line/stand-in/demo-channels.ts'
import { signIdToken } from '../apps/server/src/adapters/line/stand-in/id-token.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { agreeInLine, expectAccessible, takePhone } from './support/front.ts'
import { newLineUser, signInLineMember } from './support/line-member.ts'
import { uniqueCode } from './support/screen.ts'

test.describe.configure({ timeout: 180_000 })

const front = '/s/TPE001'

test('a member signs in, claims and uses a coupon, collects points, and erases their data', async ({
  browser,
  server,
  call,
}) => {
  const cpnCode = uniqueCode('FRONT')
  await call('store1', 'POST', '/coupon/add/TPE001', {
    cpnCode,
    cpnTitle: '店面券',
    cpnReward: { type: 'discount_percent', value: 20 },
    cpnScope: { type: 'all' },
    cpnIssue: { type: 'claim' },
    cpnValid: { mode: 'days_after_claim', days: 30 },
    cpnRedeem: 'staff_qr',
    cpnStatus: 'running',
  })
  const name = uniqueCode('小光')
  const phone = await takePhone(browser, server.url)

  // The coupon's page leads to LINE and back to itself.
  await phone.goto(`${front}/coupons/${cpnCode}?t=${crypto.randomUUID()}`)
  await expect(phone.getByRole('heading', { level: 1, name: '店面券' })).toBeVisible()
  expect(phone.url()).not.toContain('t=')
  await expect(phone.getByText('8 折')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: '用 LINE 登入' }).click()
  await agreeInLine(phone, name)
  await phone.waitForURL(`**${front}/coupons/${cpnCode}`)

  const consent = phone.getByRole('dialog', { name: '加入會員' })
  await expect(consent).toContainText('台北光點咖啡')
  await expectAccessible(phone)
  await phone.keyboard.press('Escape')
  await expect(consent).toBeVisible()
  await consent.getByRole('button', { name: '同意並繼續' }).click()
  const friend = phone.getByRole('dialog', { name: '加入店家的 LINE 好友' })
  await expect(friend.getByRole('link', { name: '加入好友' })).toHaveAttribute(
    'href',
    'https://line.me/R/ti/p/%40tpecoffee',
  )
  await friend.getByRole('button', { name: '稍後再說' }).click()
  await phone.reload()
  await expect(phone.getByRole('button', { name: '立即領取' })).toBeVisible()
  await expect(friend).toHaveCount(0)

  // Two quick taps claim once.
  await phone.getByRole('button', { name: '立即領取' }).dblclick()
  await phone.getByRole('button', { name: '出示給店員' }).click()
  await expect(phone.getByText('每人限領 1 張').first()).toBeAttached()
  const shown = phone.getByRole('dialog', { name: '請給店員掃描' })
  await expect(shown.getByRole('img', { name: '優惠券的 QR code' })).toBeVisible()
  const code = String(await shown.getByLabel('優惠券代碼').textContent())
  await expectAccessible(phone)
  await call('store1', 'POST', '/coupon/redeem/TPE001', { code, amount: 500 })
  await expect(phone.getByRole('dialog', { name: '已使用完成' })).toBeVisible()
  await phone.getByRole('button', { name: '完成' }).click()
  await phone.goto(`${front}/coupons?tab=mine`)
  await expect(phone.getByRole('link', { name: '店面券' })).toHaveCount(1)
  await expect(phone.getByRole('link', { name: '店面券' })).toContainText('已使用')
  await expectAccessible(phone)

  await collectPoints(phone, call)
  await editProfile(phone)
  await eraseData(phone, name)
  await phone.context().close()
})

type CallApi = <Answer>(who: 'store1', method: 'POST', path: string, body: object) => Promise<Answer>

async function collectPoints(phone: Page, call: CallApi) {
  const cpnTitle = uniqueCode('點數換甜點')
  await call('store1', 'POST', '/coupon/add/TPE001', {
    cpnCode: uniqueCode('SWAP'),
    cpnTitle,
    cpnReward: { type: 'gift', text: '甜點一份' },
    cpnScope: { type: 'all' },
    cpnIssue: { type: 'point_exchange', pcCode: 'STAMP', pointCost: 2 },
    cpnValid: { mode: 'days_after_claim', days: 30 },
    cpnRedeem: 'self_confirm',
    cpnStatus: 'running',
  })
  await phone.goto(`${front}/cards`)
  await expectAccessible(phone)
  await phone.getByRole('link', { name: '咖啡集點卡' }).click()
  const shown = await call<{ code: string }>('store1', 'POST', '/pointcard/code/TPE001', {
    pcCode: 'STAMP',
    points: 2,
  })
  await phone.getByRole('textbox', { name: '集點碼' }).fill('AAAA BBBB')
  await phone.getByRole('button', { name: '領取點數' }).click()
  await expect(phone.getByText('代碼有誤或已超過 30 秒')).toBeVisible()
  await phone.getByRole('textbox', { name: '集點碼' }).fill(shown.code.toLowerCase())
  await phone.getByRole('button', { name: '領取點數' }).click()
  await expect(phone.getByRole('status').filter({ hasText: '獲得 2 點' })).toBeVisible()
  await expect(phone.getByRole('listitem').filter({ hasText: '餘額' }).first()).toContainText('+2')
  await expectAccessible(phone)

  await phone.reload()
  await phone.getByRole('link', { name: cpnTitle }).click()
  await phone.getByRole('button', { name: '用 2 點兌換' }).click()
  await phone.getByRole('button', { name: '店內自行核銷' }).click()
  await phone
    .getByRole('dialog', { name: '確定現在使用？' })
    .getByRole('button', { name: '確認使用' })
    .click()
  await expect(phone.getByText('已使用', { exact: true })).toBeVisible()
  await phone.goBack()
  await expect(phone.getByRole('listitem').filter({ hasText: '餘額' }).first()).toContainText('-2')
}

async function editProfile(phone: Page) {
  await phone.goto(`${front}/profile`)
  await phone.getByRole('textbox', { name: '姓名' }).fill('王小光')
  await phone.getByRole('textbox', { name: '電話' }).fill('電話')
  await phone.getByRole('button', { name: '儲存' }).click()
  await expect(phone.getByRole('textbox', { name: '電話' })).toHaveAttribute('aria-invalid', 'true')
  await phone.getByRole('textbox', { name: '電話' }).fill('0912345678')
  await phone.getByLabel('生日').fill('1990-05-06')
  await phone.getByRole('button', { name: '儲存' }).click()
  await expect(phone.getByText('已儲存')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('textbox', { name: '姓名' })).toHaveValue('王小光')
  await expect(phone.getByLabel('生日')).toHaveAttribute('readonly')
  const messages = phone.getByRole('checkbox', { name: '收到店家的優惠訊息' })
  await expect(messages).toBeChecked()
  await messages.click()
  await expect(messages).not.toBeChecked()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'English' }).click()
  await expect(phone.getByRole('button', { name: 'Delete my data' })).toBeVisible()
  await phone.getByRole('button', { name: '繁體中文' }).click()
}

async function eraseData(phone: Page, name: string) {
  await phone.getByRole('button', { name: '登出' }).click()
  await expect(phone.getByRole('button', { name: '用 LINE 登入' })).toBeVisible()
  await phone.reload()
  await phone.getByRole('button', { name: '用 LINE 登入' }).click()
  await agreeInLine(phone, name)
  await phone.waitForURL(`**${front}/profile`)
  // The same person: nothing to agree to, and the name is still there.
  await expect(phone.getByRole('textbox', { name: '姓名' })).toHaveValue('王小光')
  await phone.getByRole('button', { name: '刪除我的資料' }).click()
  const asked = phone.getByRole('dialog', { name: /確定刪除/ })
  await expect(asked).toContainText('會保留但不再連到你')
  await expectAccessible(phone)
  await asked.getByRole('button', { name: '永久刪除' }).click()
  await expect(phone.getByRole('button', { name: '用 LINE 登入' })).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('button', { name: '用 LINE 登入' })).toBeVisible()
}

test('a login that was cancelled is explained once, and can be repeated', async ({ browser, server }) => {
  const phone = await takePhone(browser, server.url)
  await phone.goto(`${front}/profile`)
  await phone.getByRole('button', { name: '用 LINE 登入' }).click()
  await phone.waitForURL('**/oauth2/v2.1/authorize?**')
  await phone.getByRole('button', { name: '取消' }).click()
  await expect(phone.getByRole('alert')).toContainText('你在 LINE 取消了登入')
  await expect(phone).toHaveURL(/\/s\/TPE001\/profile$/)
  await expectAccessible(phone)
  await phone.reload()
  await expect(phone.getByRole('button', { name: '用 LINE 登入' })).toBeVisible()
  await expect(phone.getByRole('alert')).toHaveCount(0)
  await phone.goto(`${front}/coupons#login=disabled`)
  await expect(phone.getByRole('alert')).toContainText('已停用')
  await expect(phone.getByRole('button', { name: '再登入一次' })).toHaveCount(0)
  await phone.context().close()
})

test('declining the privacy text signs out; another member’s ticket is not found', async ({
  browser,
  server,
  call,
}) => {
  const phone = await takePhone(browser, server.url)
  await phone.goto(`${front}/prizes#seat=no-such-seat`)
  await expect(phone.getByText('登入後領取獎品')).toBeVisible()
  expect(phone.url()).not.toContain('seat')
  await phone.getByRole('button', { name: '用 LINE 登入' }).click()
  await agreeInLine(phone, uniqueCode('路人'))
  await phone.getByRole('button', { name: '不同意並登出' }).click()
  await expect(phone.getByText('登入後領取獎品')).toBeVisible()

  await phone.getByRole('button', { name: '用 LINE 登入' }).click()
  await agreeInLine(phone, uniqueCode('路人'))
  await phone.getByRole('button', { name: '同意並繼續' }).click()
  await phone.getByRole('button', { name: '稍後再說' }).click()
  await expect(phone.getByRole('heading', { name: '沒有領到' })).toBeVisible()
  await expectAccessible(phone)

  const cpnCode = uniqueCode('PRIVATE')
  const gift = {
    cpnTitle: '不公開的券',
    cpnReward: { type: 'gift', text: '小禮' },
    cpnScope: { type: 'all' },
  }
  const rules = {
    cpnValid: { mode: 'days_after_claim', days: 9 },
    cpnRedeem: 'staff_qr',
    cpnStatus: 'running',
  }
  const issue = { cpnCode, cpnIssue: { type: 'code', code: 'OPEN' } }
  await call('store1', 'POST', '/coupon/add/TPE001', { ...gift, ...rules, ...issue })
  const [owner, other] = [
    await signInLineMember(server.url, '券主'),
    await signInLineMember(server.url, '別人'),
  ]
  type Claimed = { ticket: { ticketNo: string } }
  const { ticket } = await owner<Claimed>('/coupon/claim/TPE001', { cpnCode, code: 'OPEN' })
  const { ticketNo } = ticket
  await owner('/coupon/show/TPE001', { ticketNo })
  await expect(other('/coupon/show/TPE001', { ticketNo })).rejects.toThrow('404')
  await expect(other('/coupon/confirm/TPE001', { ticketNo })).rejects.toThrow('404')
  await phone.goto(`${front}/coupons/${cpnCode}`)
  await expect(phone.getByRole('heading', { name: '這張優惠券已結束' })).toBeVisible()
  await phone.context().close()
})

test('inside LINE people sign in without leaving the page', async ({ browser, server }) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari Line/14.1.0'
  const phone = await takePhone(browser, server.url, { userAgent })
  const idToken = signIdToken(demoChannels.TPE001, { userId: newLineUser(), name: '小聊' })
  // LINE's script, as far as the page uses it; the server checks the token as LINE's.
  await phone.route('https://static.line-scdn.net/liff/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `let id; window.liff = {
        init: async ({ liffId }) => { id = liffId },
        isInClient: () => id === ${JSON.stringify(demoChannels.TPE001.liffIds[0])},
        getIDToken: () => ${JSON.stringify(idToken)},
      }`,
    }),
  )
  await phone.goto(`${front}/profile`)
  await phone.getByRole('button', { name: '用 LINE 登入' }).click()
  await phone.getByRole('button', { name: '同意並繼續' }).click()
  await phone.getByRole('button', { name: '稍後再說' }).click()
  await expect(phone.getByText('小聊')).toBeVisible()
  // The session is kept by its cookie, without asking LINE again.
  await phone.unroute('https://static.line-scdn.net/liff/**')
  await phone.reload()
  await expect(phone.getByText('小聊')).toBeVisible()
  await phone.context().close()
})
