import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Who } from './fixtures.ts'
import { chooseAction } from './screen.ts'

const themes = ['default', 'dark'] as const

async function seriousFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`))
}

async function expectNoFaults(page: Page) {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(await seriousFaults(page)).toEqual([])
}

const publicPages = ['/signin', '/signup', '/forgot-password', '/reset-password?token=x', '/no-such-page']

const pages: readonly { who: Who; path: string }[] = [
  { who: 'admin', path: '/first-page' },
  { who: 'admin', path: '/account' },
  { who: 'admin', path: '/store/list' },
  { who: 'admin', path: '/store/list?q=nowhere' },
  { who: 'admin', path: '/store/create' },
  { who: 'admin', path: '/store/create?i=2&n=TPE001' },
  { who: 'admin', path: '/store/admin/create?i=2&n=TPE001&sai=2' },
  { who: 'admin', path: '/store/info?store=TPE001' },
  { who: 'store1', path: '/first-page' },
  { who: 'store1', path: '/store/info' },
  { who: 'store1', path: '/store/account/list' },
  { who: 'store1', path: '/store/account/list?add=1' },
]

const inTheme = (path: string, theme: string) => `${path}${path.includes('?') ? '&' : '?'}theme-type=${theme}`

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    for (const path of publicPages)
      test(`${path} has no serious fault`, async ({ page }) => {
        await page.goto(inTheme(path, theme))
        await page.getByRole('heading').first().waitFor()
        await expectNoFaults(page)
      })

    for (const { who, path } of pages)
      test(`${path} has no serious fault for ${who}`, async ({ open }) => {
        const page = await open(who, inTheme(path, theme))
        await expectNoFaults(page)
      })

    test('the dialogs of a store have no serious fault', async ({ open }) => {
      const page = await open('admin', inTheme('/store/list', theme))
      for (const action of ['第三方設定', '遊戲與專案設定', '刪除店家']) {
        await chooseAction(page, 'TPE001', action)
        await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button').first().waitFor()
        await expectNoFaults(page)
        await page.keyboard.press('Escape')
      }
    })

    test('store front and accounts on a phone have no serious fault', async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open('store1', inTheme('/store/info', theme))
      await page.getByRole('button', { name: '編輯店家資訊' }).first().click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
      await expectNoFaults(page)
      await page.goto(inTheme('/store/account/list', theme))
      await page.getByText('store1-night').waitFor()
      await expectNoFaults(page)
    })
  })
}

test('the semi-dark theme, whose frame alone differs, has no serious fault', async ({ open }) => {
  const page = await open('admin', inTheme('/store/list', 'semi-dark'))
  await expectNoFaults(page)
})
