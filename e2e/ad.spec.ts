import { listAdActions } from '@lumiroute/contract/ad'
import type { AdAction, Party } from '@lumiroute/contract/ad'
import type { Browser, Locator, Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { makeStatedAds } from './support/ad-states.ts'
import type { StatedAd } from './support/ad-states.ts'
import { expect, keepSession, signIn, test } from './support/fixtures.ts'
import type { Who } from './support/fixtures.ts'
import { picture } from './support/pictures.ts'
import { getRow } from './support/screen.ts'

const film = fileURLToPath(new URL('../packages/demo/src/media/cafe-film.webm', import.meta.url))

/** A second person in a separate browser. */
async function openAs(browser: Browser, url: string, who: Who, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await keepSession(page, await signIn(url, who))
  await page.goto(url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

async function choose(page: Page, field: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

async function confirmResult(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: '確定' }).click()
  await expect(dialog).toBeHidden()
}

async function makePlaylist(page: Page, name: string, file: Parameters<Locator['setInputFiles']>[0]) {
  await page.getByRole('button', { name: '新增播放清單' }).first().click()
  const dialog = page.getByRole('dialog', { name: '新增播放清單' })
  await dialog.getByRole('textbox', { name: '播放清單名稱' }).fill(name)
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByRole('textbox', { name: '第 1 個素材的名稱' })).toBeVisible()
  await dialog.getByRole('button', { name: '新增播放清單' }).click()
  await expect(dialog).toBeHidden()
  await expect(getRow(page, name)).toBeVisible()
}

/** Chooses the first days of next month with a free vehicle. */
async function chooseFreeDays(page: Page, count: number) {
  await page.getByRole('button', { name: '下個月' }).click()
  const free = page.getByRole('gridcell', { selected: false }).getByRole('button', { name: /餘 [1-9]/ })
  await expect(free.first()).toBeVisible()
  for (let day = 0; day < count; day += 1) await free.first().click()
  await expect(page.getByText(`已選 ${count} 天，最多 6 天`)).toBeVisible()
}

async function send(page: Page, name: string, button: string) {
  await getRow(page, name).getByRole('button', { name: '送出與付款' }).click()
  const dialog = page.getByRole('dialog', { name: '送出與付款' })
  await expect(dialog.getByText(name)).toBeVisible()
  await dialog.getByRole('button', { name: button }).click()
}

async function openCheck(page: Page, name: string) {
  await page.goto('/adcheck/list')
  await getRow(page, name).getByRole('button', { name: '審核內容' }).click()
  await page.getByRole('heading', { name: `廣告「${name}」` }).waitFor()
}

test('a store books, pays and submits; the operator rejects, then approves', async ({
  browser,
  server,
  open,
  call,
}) => {
  test.setTimeout(180_000)
  const name = `週年慶 ${Date.now().toString(36)}`
  const page = await open('store1', '/playlist/list')
  await makePlaylist(page, `${name} 影片`, film)
  await makePlaylist(page, `${name} 圖片`, await picture(page, 'poster.png', 1920, 1080))

  await page.goto('/ad/list')
  await page.getByRole('link', { name: '新增廣告' }).click()
  await page.getByRole('button', { name: '儲存廣告' }).click()
  await expect(page.getByText('**必填')).toHaveCount(3)
  await page.getByRole('textbox', { name: '廣告名稱' }).fill(name)
  await choose(page, '模式', '雙區')
  await choose(page, '主要播放清單', new RegExp(`${name} 影片`))
  await choose(page, '次要播放清單', new RegExp(`${name} 圖片`))
  await page.getByRole('textbox', { name: '跑馬燈' }).fill('全館 8 折')
  await expect(page.getByRole('group', { name: '播放預覽' }).getByText('全館 8 折')).toBeVisible()
  await chooseFreeDays(page, 2)
  await page.getByRole('button', { name: '儲存廣告' }).click()
  await confirmResult(page, '[廣告更新]')
  await expect(getRow(page, name)).toContainText('未送出')
  await expect(getRow(page, name)).toContainText('(2日)')

  await send(page, name, '支付廣告訂閱')
  await page.getByRole('button', { name: '付款', exact: true }).click()
  await confirmResult(page, '付款完成')
  await expect(getRow(page, name)).toContainText('已付款')
  await send(page, name, '送出廣告資料')
  await expect(getRow(page, name)).toContainText('審核中')

  const desk = await openAs(browser, server.url, 'admin', '/adcheck/list')
  await openCheck(desk, name)
  await desk.getByRole('button', { name: '退回' }).click()
  const reasons = desk.getByRole('dialog', { name: `退回廣告「${name}」` })
  await reasons.getByRole('button', { name: '退回廣告' }).click()
  await expect(reasons.getByText('請填寫原因')).toBeVisible()
  await reasons.getByRole('button', { name: '請補上店家名稱或聯絡方式' }).click()
  await reasons.getByRole('button', { name: '退回廣告' }).click()
  await confirmResult(desk, '[廣告審核]')
  await expect(desk).toHaveURL(/\/adcheck\/list/)

  await page.reload()
  await expect(getRow(page, name)).toContainText('審核退回')
  await expect(getRow(page, name)).toContainText('請補上店家名稱或聯絡方式')
  await getRow(page, name).getByRole('button', { name: '編輯' }).click()
  await expect(page.getByRole('combobox', { name: '類型', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('textbox', { name: '跑馬燈' }).fill('台北光點咖啡 02-2311-1234')
  await page.getByRole('button', { name: '儲存廣告' }).click()
  await confirmResult(page, '[廣告更新]')
  await send(page, name, '送出廣告資料')
  await expect(getRow(page, name)).toContainText('審核中')

  await openCheck(desk, name)
  const vehicles = desk.getByRole('combobox', { name: /的車輛$/ })
  await expect(vehicles).toHaveCount(2)
  await desk.getByRole('button', { name: '審核通過' }).click()
  await confirmResult(desk, '[廣告審核]')

  await page.reload()
  await expect(getRow(page, name)).toContainText('審核通過')
  type Found = { adList: { bookings: { date: string; vehicleId: number }[] }[] }
  const { adList } = await call<Found>('store1', 'POST', '/ad/query', { q: name, page: 1 })
  const [booking] = adList[0]?.bookings ?? []
  const month = { vehicleId: booking?.vehicleId, yearMon: booking?.date.slice(0, 7) }
  type Months = { timetableList: { id: number }[] }
  const { timetableList } = await call<Months>('admin', 'POST', '/timetable/query', month)
  await desk.goto(`/timetable/edit?id=${timetableList[0]?.id}`)
  await expect(desk.getByText(name).first()).toBeVisible()
  await desk.context().close()
})

test('offers typed values again after the browser closed', async ({ open }) => {
  const page = await open('store1', '/ad/edit')
  await page.getByRole('textbox', { name: '廣告名稱' }).fill('未完成的廣告')
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('未完成的廣告')
  // A closed browser asks nothing: the guard would only block this test.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/ad/edit?again=1')
  await expect(page.getByText('找到未儲存的草稿')).toBeVisible()
  await page.getByRole('button', { name: '還原草稿' }).click()
  await expect(page.getByRole('textbox', { name: '廣告名稱' })).toHaveValue('未完成的廣告')
})

const labels: Partial<Record<AdAction, string>> = {
  edit: '編輯',
  editContent: '編輯',
  change: '變更',
  delete: '刪除',
}

/** The names of a row's enabled actions, including its menu. */
async function getOffers(page: Page, row: Locator): Promise<string[]> {
  const more = row.getByRole('button', { name: '更多操作' })
  const visible = row.locator('.actions').getByRole('button').and(page.locator(':not([aria-disabled=true])'))
  const names = (await visible.all()).map((button) => button.getAttribute('aria-label'))
  const shown = (await Promise.all(names)).filter((name): name is string => !!name && name !== '更多操作')
  if ((await more.count()) === 0) return shown.sort()
  await more.click()
  const items = page.getByRole('menuitem').and(page.locator(':not([aria-disabled=true])'))
  await items.first().waitFor()
  const hidden = await items.allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  return [...shown, ...hidden.map((text) => text.trim())].sort()
}

function expectedOffers(ad: StatedAd, parties: Party[]): string[] {
  const actions = listAdActions(ad, parties)
  const sends = actions.includes('submit') || actions.includes('pay') ? ['送出與付款'] : []
  const records = ad.review === 'accept' ? ['執行紀錄', '結案報告'] : []
  return ['檢視', ...sends, ...records, ...actions.flatMap((action) => labels[action] ?? [])].sort()
}

type Refusal = { action: AdAction; path: string; body: (ad: StatedAd) => object }
const check = (payStatus: string) => (ad: StatedAd) => ({ adId: ad.id, payStatus, reason: '測試' })
const named = ({ id, storeId }: StatedAd) => ({ adId: id, storeId })
const moves: Refusal[] = [
  { action: 'delete', path: '/ad/delete', body: named },
  { action: 'pay', path: '/ad/pay', body: named },
  { action: 'submit', path: '/ad/check/update', body: check('request') },
  { action: 'approve', path: '/ad/check/update', body: check('accept') },
  { action: 'recordPayment', path: '/ad/check/pay', body: named },
]

/** Actions that the row does not offer are also refused by the API. */
async function getRefusals(page: Page, ads: readonly StatedAd[], parties: Party[]) {
  const asked = ads.flatMap((ad) =>
    moves
      .filter(({ action }) => !listAdActions(ad, parties).includes(action))
      .map(({ action, path, body }) => ({ name: `${ad.name} ${action}`, path, body: body(ad) })),
  )
  return page.evaluate(async (calls) => {
    const authorization = `Bearer ${sessionStorage.getItem('token')}`
    const headers = { 'content-type': 'application/json', authorization }
    const ask = async ({ name, path, body }: (typeof calls)[number]) => {
      const { status } = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return status === 409 || status === 403 ? [] : [`${name}: ${status}`]
    }
    const answers: string[] = []
    for (const one of calls) answers.push(...(await ask(one)))
    return answers
  }, asked)
}

const seats: { who: Who; parties: Party[]; path: string }[] = [
  { who: 'store1', parties: ['store'], path: '/ad/list' },
  { who: 'admin', parties: ['operator'], path: '/ad/list?store=TPE001' },
]

for (const { who, parties, path } of seats)
  test(`a row offers ${who} exactly the allowed actions in each of the twelve states`, async ({
    open,
    server,
  }) => {
    const prefix = `狀態${who}${Date.now().toString(36)}`
    const ads = await makeStatedAds(server.dataDir, 'TPE001', prefix)
    const page = await open(who, `${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(prefix)}`)
    await expect(getRow(page, prefix)).toHaveCount(ads.length)
    for (const ad of ads) {
      expect(await getOffers(page, getRow(page, ad.name)), ad.name).toEqual(expectedOffers(ad, parties))
    }
    expect(await getRefusals(page, ads, parties)).toEqual([])
  })

test('approves several ads from the queue, and shows the result of each', async ({ open, server }) => {
  const prefix = `批次${Date.now().toString(36)}`
  await makeStatedAds(server.dataDir, 'TPE001', prefix)
  const page = await open('admin', `/adcheck/list?q=${encodeURIComponent(prefix)}`)
  await expect(getRow(page, prefix)).toHaveCount(3)
  await page.getByRole('checkbox', { name: '選取本頁全部' }).check()
  await page.getByRole('button', { name: '審核通過' }).click()
  const dialog = page.getByRole('dialog', { name: '審核通過 3 則廣告' })
  await dialog.getByRole('button', { name: '開始審核' }).click()
  await expect(dialog.getByText('通過 1 則，未通過 2 則')).toBeVisible()
  await expect(dialog.getByText('尚未付款，請先登錄線下付款或等候店家付款')).toHaveCount(2)
  await dialog.getByRole('button', { name: '完成' }).click()
  await expect(getRow(page, prefix)).toHaveCount(2)
})

test('the second reviewer gets a message and the current ad', async ({ open, call, server }) => {
  const prefix = `先後${Date.now().toString(36)}`
  const ads = await makeStatedAds(server.dataDir, 'TPE001', prefix)
  const ad = ads.find(({ review, pay }) => review === 'request' && pay === 'paid')
  const page = await open('admin', `/adcheck/edit?id=${ad?.id}&storeId=${ad?.storeId}&readonly=1`)
  await expect(page.getByRole('button', { name: '審核通過' })).toBeEnabled()
  await call('admin', 'POST', '/ad/check/update', { adId: ad?.id, payStatus: 'reject', reason: '畫面太暗' })
  await page.getByRole('button', { name: '審核通過' }).click()
  const dialog = page.getByRole('dialog', { name: '[廣告審核]' })
  await expect(dialog.getByText(/請確認後再審核/)).toBeVisible()
  await dialog.getByRole('button', { name: '確定' }).click()
  await expect(page.getByText('畫面太暗')).toBeVisible()
  await expect(page.getByRole('button', { name: '審核通過' })).toHaveCount(0)
})
