import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { turnBack } from './support/approved-ad.ts'
import { mailedLink } from './support/mailed-link.ts'
import { getRow } from './support/screen.ts'
import { startServer } from './support/server.ts'

const poster = fileURLToPath(new URL('../packages/demo/src/media/cafe-morning.webp', import.meta.url))
const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>信義線</name><LineString><coordinates>
121.5645,25.033 121.5646,25.041 121.5682,25.0411</coordinates></LineString></Placemark></kml>`

// An element that cannot be clicked must fail before the whole test times out.
test.use({ actionTimeout: 15_000 })

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const type = (page: Page, name: string, text: string) => page.getByRole('textbox', { name }).fill(text)

async function choose(page: Page, field: string, option: RegExp) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

async function confirm(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '確定' }).click()
  await expect(dialog).toBeHidden()
}

async function signIn(page: Page, account: string, password: string) {
  await page.getByLabel('帳號').fill(account)
  await page.getByLabel('密碼', { exact: true }).fill(password)
  await press(page, '登入')
  await expect(page.getByRole('heading', { level: 1, name: '歡迎' })).toBeVisible()
}

/** Follows the next step on the home page, like a new user. */
async function followNext(page: Page, title: string) {
  await page.getByRole('link', { name: '首頁' }).first().click()
  const next = main(page).locator('a[aria-current=step]')
  await expect(next).toContainText(title)
  await next.click()
  // Until the page has changed, the steps' own links could be mistaken for its buttons.
  await expect(next).toHaveCount(0)
}

async function makeStore(page: Page) {
  await followNext(page, '建立第一間店家')
  await type(page, '店家代碼', 'TPE001')
  await type(page, '店家名稱', '台北光點咖啡')
  await press(page, '新增店家')
  await followNext(page, '設定店家的第一管理員')
  await press(page, '設定管理員')
  await expect(page.getByText('存成檔案，放在伺服器資料目錄的 outbox')).toBeVisible()
  await type(page, '帳號', 'coffee')
  await type(page, '名稱', '王店長')
  await type(page, '電子郵件', 'coffee@example.tw')
  await press(page, '建立並寄送信件')
  await expect(getRow(page, 'TPE001')).toContainText('已設定')
}

/** Returns the player in a page of its own. */
async function makePlayer(page: Page): Promise<Page> {
  await followNext(page, '登錄播放器並配對')
  await main(page).getByRole('link', { name: '新增裝置' }).first().click()
  await expect(page.getByRole('textbox', { name: 'MAC 位址' })).toBeFocused()
  await type(page, 'MAC 位址', '02:00:00:00:00:01')
  await type(page, '裝置名稱', '一號車播放器')
  await press(page, '確定')
  await confirm(page)
  await press(page, '配對裝置')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /\/player\/$/ }).click()
  const player = await opened
  const code = await player.locator('[data-code]').getAttribute('data-code')
  await type(page, '配對碼', code ?? '')
  await press(page, '配對裝置')
  await expect(page.getByRole('region', { name: '連線狀態' }).getByText('線上')).toBeVisible()
  return player
}

async function makeFleet(page: Page) {
  await followNext(page, '新增車輛並裝上播放器')
  await main(page).getByRole('link', { name: '新增車輛', exact: true }).first().click()
  await type(page, '車號', 'RCX-0001')
  await choose(page, '車輛類型', /汽車/)
  await choose(page, '播放器', /一號車播放器/)
  await press(page, '確定')
  await confirm(page)
  await followNext(page, '排定車輛的班表')
  await press(page, '為所有車輛建立班表')
  await press(page, '建立班表')
  await expect(getRow(page, 'RCX-0001')).toBeVisible()
  await followNext(page, '畫出行駛路線')
  const file = { name: 'a.kml', mimeType: 'application/vnd.google-earth.kml+xml', buffer: Buffer.from(kml) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByLabel('路線名稱')).toHaveValue('信義線')
  await type(page, '路線代碼', 'TPE-1')
  await press(page, '儲存路線')
  await confirm(page)
}

async function makeAd(page: Page) {
  await followNext(page, '填寫店家電話、地址與商品名稱')
  await press(page, '編輯店家資訊')
  await type(page, '電話', '02-2345-6789')
  await type(page, '地址', '台北市信義區市府路 1 號')
  await type(page, '商品名稱', '手沖咖啡')
  await press(page, '儲存')
  await expect(page.getByRole('dialog')).toBeHidden()
  await followNext(page, '上傳素材到播放清單')
  await press(page, '新增播放清單')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '播放清單名稱' }).fill('開幕海報')
  await dialog.locator('input[type=file]').setInputFiles(poster)
  await expect(dialog.getByRole('textbox', { name: '第 1 個素材的名稱' })).toBeVisible()
  await dialog.getByRole('button', { name: '新增播放清單' }).click()
  await expect(getRow(page, '開幕海報')).toBeVisible()
  await followNext(page, '建立第一則廣告')
  await type(page, '廣告名稱', '開幕廣告')
  await choose(page, '主要播放清單', /開幕海報/)
  await choose(page, '車輛路線', /信義線/)
  await expect(page.getByText('這個月沒有可預訂的汽車')).toBeVisible()
  await press(page, '下個月')
  await page.getByRole('button', { name: /餘 1/ }).first().click()
  await press(page, '儲存廣告')
  await confirm(page)
}

async function handIn(page: Page) {
  await followNext(page, '付款並送出審核')
  await press(page, '送出與付款')
  await press(page, '支付廣告訂閱')
  await press(page, '付款')
  await confirm(page)
  await press(page, '送出與付款')
  await press(page, '送出廣告資料')
  await expect(getRow(page, '開幕廣告')).toContainText('審核中')
}

async function approve(page: Page) {
  await followNext(page, '審核第一則廣告')
  await press(page, '審核內容')
  await press(page, '審核通過')
  await confirm(page)
  await page.getByRole('link', { name: '首頁' }).first().click()
  await expect(main(page).getByText('從這裡開始')).toBeVisible()
  await expect(main(page).locator('a[aria-current=step]')).toHaveCount(0)
}

test('an empty installation guides its operator and its first store to an ad on air', async ({ browser }) => {
  test.setTimeout(240_000)
  const server = await startServer({
    DEMO_DATA: 'off',
    OPERATOR_MFA: 'optional',
    ADMIN_PASSWORD: 'First@1234',
    PAYMENT_PROVIDER: 'sandbox',
  })
  const newPage = async () => (await browser.newContext({ baseURL: server.url })).newPage()
  try {
    const desk = await newPage()
    await desk.goto('/')
    await signIn(desk, 'admin', 'First@1234')
    await test.step('store', () => makeStore(desk))
    const player = await test.step('player', () => makePlayer(desk))
    await test.step('fleet', () => makeFleet(desk))

    const shop = await newPage()
    await shop.goto(await mailedLink(server.dataDir))
    await shop.getByLabel(/^新密碼/).fill('Kettle&Moon72')
    await shop.getByLabel(/^確認密碼/).fill('Kettle&Moon72')
    await press(shop, '儲存密碼')
    await signIn(shop, 'coffee', 'Kettle&Moon72')
    await test.step('ad', () => makeAd(shop))
    await test.step('submit', () => handIn(shop))
    await test.step('approve', () => approve(desk))

    await turnBack(server.dataDir, 1)
    await expect(async () => {
      await player.evaluate(() => void dispatchEvent(new Event('online')))
      await expect(player.locator('#screen')).toHaveAttribute('data-gap-count', /[1-9]/, { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
  } finally {
    await server.stop()
  }
})
