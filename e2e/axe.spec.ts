import { expectNoFaults } from './support/faults.ts'
import { expect, follow, test } from './support/fixtures.ts'
import type { Who } from './support/fixtures.ts'
import { chooseAction } from './support/screen.ts'

test.describe.configure({ timeout: 240_000 })

const publicPages = ['/signup', '/forgot-password', '/reset-password?token=x', '/no-such-page']

const pages: Partial<Record<Who, string[]>> = {
  admin: [
    '/first-page',
    '/account',
    '/store/list',
    '/store/list?q=nowhere',
    '/store/create',
    '/store/create?i=2&n=TPE001',
    '/store/admin/create?i=2&n=TPE001&sai=2',
    '/store/info?store=TPE001',
    '/adcheck/list',
    '/adcheck/edit?id=2&storeId=2&readonly=1',
    '/audit/list',
    '/transparency-log',
    '/place/list',
    '/place/list?q=nowhere',
    '/place/edit',
    '/place/edit?i=1',
  ],
  store1: [
    '/first-page',
    '/store/info',
    '/store/account/list',
    '/store/account/list?add=1',
    '/ad/list',
    '/ad/edit',
    '/ad/edit?id=1&readonly=1',
  ],
}

test('the pages before sign-in have no serious accessibility issue', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/signin$/)
  await expectNoFaults(page)
  for (const path of publicPages)
    await test.step(path, async () => {
      await follow(page, path)
      await expectNoFaults(page)
    })
})

for (const [who, paths] of Object.entries(pages) as [Who, string[]][])
  test(`the pages of ${who} have no serious accessibility issue`, async ({ open }) => {
    for (const path of paths) await test.step(path, async () => expectNoFaults(await open(who, path)))
  })

test('the dialogs of a store have no serious accessibility issue', async ({ open }) => {
  const page = await open('admin', '/store/list')
  for (const action of ['第三方設定', '遊戲與專案設定', '刪除店家']) {
    await chooseAction(page, 'TPE001', action)
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button').first().waitFor()
    await expectNoFaults(page)
    await page.keyboard.press('Escape')
  }
})

test('store page and accounts on a phone have no serious accessibility issue', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('store1', '/store/info')
  await page.getByRole('button', { name: '編輯店家資訊' }).first().click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await expectNoFaults(page)
  await page.goto('/store/account/list')
  await page.getByText('store1-night').waitFor()
  await expectNoFaults(page)
})

const addTheme = (path: string, theme: string) =>
  `${path}${path.includes('?') ? '&' : '?'}theme-type=${theme}`

test('the themes with another frame have no serious accessibility issue', async ({ open }) => {
  for (const theme of ['dark', 'semi-dark'])
    for (const path of ['/store/list', '/place/list', '/place/edit?i=1'])
      await test.step(`${path} ${theme}`, async () =>
        expectNoFaults(await open('admin', addTheme(path, theme))))
})
