import type { Page } from '@playwright/test'
import { approveAdForToday } from './support/approved-ad.ts'
import { withDatabase } from './support/database.ts'
import { expect, test } from './support/fixtures.ts'
import { hydrated, joinWithLine, takePhone } from './support/front.ts'
import { getRow, uniqueCode } from './support/screen.ts'

test.describe.configure({ timeout: 240_000 })

const front = '/s/TPE001'

async function claim(phone: Page, cpnCode: string) {
  await phone.goto(`${front}/coupons/${cpnCode}`)
  await phone.getByRole('button', { name: '立即領取' }).click()
  await expect(phone.getByRole('button', { name: '立即領取' })).toHaveCount(0)
}

async function putInCart(phone: Page, size: string, temperature: string) {
  await phone.goto(`${front}/products/LATTE`)
  await hydrated(phone)
  await phone.getByRole('radio', { name: size }).check()
  await phone.getByRole('radio', { name: temperature }).check()
  await phone.getByRole('button', { name: '加入購物車' }).click()
  await expect(phone.getByRole('status').filter({ hasText: '已加入購物車' })).toBeVisible()
}

test('from the scan at the vehicle to the order, the points and the coupon at the counter', async ({
  browser,
  server,
  open,
  call,
}) => {
  const [online, counter, name] = [uniqueCode('NET'), uniqueCode('DESK'), uniqueCode('小路')]
  const coupon = (cpnCode: string, cpnTitle: string, cpnRedeem: string) =>
    call('store1', 'POST', '/coupon/add/TPE001', {
      cpnCode,
      cpnTitle,
      cpnRedeem,
      cpnReward: { type: 'discount_fixed', value: 50 },
      cpnScope: { type: 'all' },
      cpnIssue: { type: 'claim' },
      cpnValid: { mode: 'days_after_claim', days: 30 },
      cpnStatus: 'running',
    })
  await coupon(online, `線上券 ${online}`, 'online')
  await coupon(counter, `門市券 ${counter}`, 'staff_qr')
  const { adId } = await approveAdForToday(call, server.dataDir, {
    enabledQrcodeLog: true,
    qrcodeUrl: `${server.url}${front}?from=led`,
  })
  const phone = await takePhone(browser, server.url)

  await test.step('the scan leads to the store front, and to a sign-in that knows it', async () => {
    await phone.goto(`/q/${adId}`)
    await phone.waitForURL(`**${front}**`)
    await phone.getByRole('link', { name: '我的' }).click()
    await joinWithLine(phone, name)
    await expect(phone.getByText(name)).toBeVisible()
    const touches = await withDatabase(server.dataDir, (client) =>
      client.query<{ name: string }>(
        'select m.mbr_display_name as name from touch t join member m on m.id = t.member_id where t.ad_id = $1',
        [adId],
      ),
    )
    expect(touches.rows).toEqual([{ name }])
  })

  const orderNo = await test.step('two variants with a coupon are ordered and paid', async () => {
    await claim(phone, online)
    await putInCart(phone, '中杯', '熱')
    await putInCart(phone, '大杯', '冰')
    await phone.goto(`${front}/cart`)
    await phone.getByRole('link', { name: '前往結帳' }).click()
    await phone.getByRole('radio', { name: '到店自取' }).check()
    await phone.getByRole('textbox', { name: '取貨人姓名' }).fill('王小路')
    await phone.getByRole('textbox', { name: '聯絡電話' }).fill('0912345678')
    await phone.getByRole('checkbox', { name: new RegExp(online) }).check()
    await phone.getByRole('radio', { name: '線上付款' }).check()
    await expect(phone.getByRole('region', { name: '應付金額' }).getByText('-NT$50')).toBeVisible()
    await phone.getByRole('button', { name: '送出訂單並付款' }).click()
    await phone.getByRole('button', { name: '付款', exact: true }).click()
    await expect(phone.getByText('付款完成，謝謝訂購')).toBeVisible()
    return new URL(phone.url()).pathname.split('/').pop() ?? ''
  })

  await test.step('the points have arrived', async () => {
    await expect(phone.getByText('獲得點數')).toBeVisible()
  })

  await test.step('the counter redeems the other coupon by its code', async () => {
    await claim(phone, counter)
    await phone.getByRole('button', { name: '出示給店員' }).click()
    const shown = phone.getByRole('dialog', { name: '請給店員掃描' })
    const digits = shown.getByLabel('優惠券代碼')
    await expect(digits).toHaveText(/^\w{4}( \w{4})+$/)
    const code = String(await digits.textContent())
    const page = await open('store1', '/redeem')
    await page.getByRole('textbox', { name: '優惠券代碼' }).fill(code)
    await page.getByRole('button', { name: '查詢' }).click()
    await page.getByRole('button', { name: '確認使用' }).click()
    await expect(page.getByRole('status').filter({ hasText: '已使用' })).toBeVisible()
    await expect(phone.getByRole('dialog', { name: '已使用完成' })).toBeVisible()
  })

  await test.step('the console shows the same numbers', async () => {
    const page = await open('store1', `/shop-order/list?q=${orderNo}`)
    await expect(getRow(page, orderNo)).toContainText('已付款')
    for (const cpnCode of [online, counter]) {
      await open('store1', `/coupon/usage?cpnCode=${cpnCode}`)
      await expect(getRow(page, cpnCode)).toContainText('已使用')
    }
    type Listed = { membersList: { mbrCode: string }[] }
    const { membersList } = await call<Listed>(
      'store1',
      'GET',
      `/store/members/TPE001?q=${encodeURIComponent(name)}`,
    )
    await open('store1', `/member/detail?code=${membersList[0]?.mbrCode}`)
    await expect(page.getByRole('region', { name: '時間軸' })).toContainText(orderNo)
  })
  await phone.context().close()
})
