import type { Page } from '@playwright/test'
import { expect, follow, keepSession, signIn, test } from './support/fixtures.ts'
import type { Who } from './support/fixtures.ts'
import { readStoredTexts } from './support/stored-texts.ts'

test.use({ languages: 'zh-TW,en' })
test.describe.configure({ timeout: 180_000 })

const newForms: Partial<Record<Who, string[]>> = {
  admin: ['/account', '/store/create', '/device/edit', '/place/edit', '/vehicle/edit', '/route/edit'],
  store1: [
    '/ad/edit',
    '/product/edit',
    '/coupon/edit',
    '/pointcard/edit',
    '/activity/edit',
    '/banner/edit',
    '/message/edit',
  ],
}

/** Texts and labels with Chinese characters, as a person sees or hears them. */
const readChinese = (page: Page) =>
  page.evaluate(() => {
    const chinese = /[\u3001-\u3011\u3400-\u9fff\uff01-\uff0e\uff1a-\uff5e]/
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, [lang="zh-TW"]'))
        found.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '')
    return [...new Set(found.map((text) => text.trim()))].filter((text) => chinese.test(text))
  })

/** Once loading indicators are gone; a map or a stream may go on loading. */
async function settle(page: Page) {
  await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"]')).toHaveCount(0)
  const read = () => page.evaluate(() => document.body.innerText)
  const isStill = async () => {
    const before = await read()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))))
    return before === (await read())
  }
  await expect.poll(isStill).toBe(true)
}

/** An avatar shows one character of a name, and a masked name shows its first and last. */
const isPartOfName = (text: string) =>
  /^(\p{Script=Han}|\p{Script=Han}?○+\p{Script=Han}?(・.*)?)$/u.test(text)

const withoutStored = (text: string, stored: readonly string[]) =>
  isPartOfName(text) ? '' : stored.reduce((rest, each) => rest.replaceAll(each, ''), text)

async function expectEnglish(page: Page, stored: readonly string[]) {
  await settle(page)
  const foreign = (await readChinese(page)).filter((text) =>
    /[\u3001-\u3011\u3400-\u9fff\uff01-\uff0e\uff1a-\uff5e]/.test(withoutStored(text, stored)),
  )
  expect.soft(foreign, new URL(page.url()).pathname).toEqual([])
}

/** The menu's pages, and of each path that they link to the first page. */
async function listPages(page: Page): Promise<string[]> {
  const links = await page
    .locator('nav a[href^="/"], main a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return links.filter((link) => !link.startsWith('/api') && !link.startsWith('/guide'))
}

const getPath = (address: string) => address.split(/[?#]/)[0] as string

async function visitAll(page: Page, stored: readonly string[]): Promise<string[]> {
  const waiting = await listPages(page)
  await expectEnglish(page, stored)
  // Already open; following a link to the same page renders no new title.
  const visited = new Set([getPath(new URL(page.url()).pathname)])
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (visited.has(getPath(next))) continue
    visited.add(getPath(next))
    await follow(page, next)
    await expectEnglish(page, stored)
    waiting.push(...(await listPages(page)))
  }
  return [...visited]
}

async function expectEnglishErrors(page: Page, path: string, stored: readonly string[]) {
  await follow(page, path)
  await settle(page)
  const save = page.locator('main form button[type="submit"]').first()
  if (await save.isEnabled().catch(() => false)) await save.click()
  await expectEnglish(page, stored)
}

for (const who of ['store1', 'admin'] as const)
  test(`${who} sees no Chinese but stored data after choosing English`, async ({ page, server }) => {
    const stored = await readStoredTexts(server.dataDir)
    await page.addInitScript(() => localStorage.setItem('language', 'en'))
    await keepSession(page, await signIn(server.url, who))
    await page.goto('/first-page')
    await page.locator('h1').first().waitFor()
    const visited = await visitAll(page, stored)
    expect(visited.length, visited.join(' ')).toBeGreaterThan(25)
    for (const path of newForms[who] ?? [])
      await test.step(path, () => expectEnglishErrors(page, path, stored))
  })

test('the sign-in page offers the languages of the installation', async ({ page }) => {
  await page.goto('/signin')
  const languages = page.getByRole('group', { name: /語言|Language/ })
  await expect(languages.getByRole('button')).toHaveText(['繁體中文', 'English'])
  await languages.getByRole('button', { name: 'English' }).click()
  await expectEnglish(page, [])
  await page.getByLabel('Account').fill('store1')
  await page.getByLabel('Password', { exact: true }).fill('Wrong@1234')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectEnglish(page, [])
})
