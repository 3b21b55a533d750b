import { demoChannels } from '../apps/server/src/line/stand-in/demo.channels.ts'
import { signBody } from '../apps/server/src/line/signature.ts'
import { expectNoFaults } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { noticeOf, rowOf } from './screen.ts'

test.describe.configure({ timeout: 240_000 })

const { secret } = demoChannels.TPE001

/** What LINE sends when somebody adds the store as a friend. */
async function follow(url: string, userId: string) {
  const event = {
    type: 'follow',
    mode: 'active',
    timestamp: Date.now(),
    webhookEventId: crypto.randomUUID(),
    source: { type: 'user', userId },
    deliveryContext: { isRedelivery: false },
  }
  const body = JSON.stringify({ destination: `U${'0'.repeat(32)}`, events: [event] })
  return fetch(`${url}/api/line/webhook/TPE001`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-line-signature': signBody(secret, Buffer.from(body)),
    },
    body,
  })
}

type Listed = { membersList: { mbrCode: string; mbrDisplayName: string }[] }

test('somebody follows, is found, tagged and seen in one time line', async ({ server, open, call }) => {
  const userId = `U${crypto.randomUUID().replaceAll('-', '')}`
  expect((await follow(server.url, userId)).status).toBe(200)
  const newest = async () =>
    (await call<Listed>('store1', 'GET', '/store/members/TPE001?page=1&size=1')).membersList[0]
  await expect.poll(async () => (await newest())?.mbrDisplayName).not.toBe('')
  const { mbrCode = '' } = (await newest()) ?? {}

  const page = await open('store1', `/member/list?q=${mbrCode}`)
  const row = page.getByRole('table').getByRole('row').nth(1)
  await expect(row).toContainText('好友')
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: '加標籤' }).click()
  const dialog = page.getByRole('dialog', { name: '為會員加標籤' })
  await dialog.getByRole('button', { name: /^常客/ }).click()
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: '套用' }).click()
  await expect(noticeOf(page, '已更新 1 位會員的標籤')).toBeVisible()
  await expect(row).toContainText('常客')

  await row.getByRole('link').click()
  const timeLine = page.getByRole('region', { name: '時間軸' })
  await expect(timeLine.getByRole('listitem').first()).toContainText('加上標籤「常客」')
  await expect(timeLine).toContainText('加入 LINE 好友')
  await expectNoFaults(page)
})

test('a rule tells how many it fits, and its tag narrows the list', async ({ open }) => {
  const page = await open('store1', '/member/list?manage=1')
  await page.getByRole('button', { name: '新增標籤' }).click()
  const form = page.getByRole('dialog', { name: '新增標籤' })
  await form.getByRole('textbox', { name: '標籤名稱' }).fill('上月互動')
  await form.getByRole('radio', { name: '依條件自動' }).check()
  await form.getByRole('combobox', { name: '條件 1 的項目' }).click()
  await page.getByRole('option', { name: '最近互動' }).click()
  await form.getByRole('textbox', { name: '條件 1 的數值' }).fill('30')
  await expect(form.getByText(/目前有 \d+ 位符合/)).toBeVisible()
  await expectNoFaults(page)
  await form.getByRole('button', { name: '儲存' }).click()
  const manager = page.getByRole('dialog', { name: '標籤管理' })
  await expect(manager.getByRole('listitem').filter({ hasText: '上月互動' })).toContainText('依條件自動')
  await manager.getByRole('button', { name: '關閉' }).click()
  await page
    .getByRole('group', { name: '標籤' })
    .getByRole('button', { name: /^上月互動/ })
    .click()
  await expect(page).toHaveURL(/tags=/)
  await expect(rowOf(page, '上月互動').first()).toBeVisible()
  await expectNoFaults(page)
})

test('a file with a bad row is tried and refused by its cell; on a phone too', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('store1', '/member/list?sheet=1')
  const dialog = page.getByRole('dialog', { name: '匯入／匯出會員' })
  const csv = '會員代碼,姓名,生日\nM00001,王小明,2999-01-01\n'
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog.getByRole('row').filter({ hasText: '生日不可晚於今天' })).toContainText('2')
  await expectNoFaults(page)
})
