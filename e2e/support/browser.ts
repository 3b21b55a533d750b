import { test as base } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'

type Options = {
  /** A separate browser profile, for tests that go offline, use a service worker or measure loading. */
  isAlone: boolean
}
type Shelf = { context?: BrowserContext; keeper?: Page }

const kept = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

/** Clears what an earlier test stored, but not the compiled code. */
async function emptyProfile(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: kept })
  await session.detach()
}

const closePages = (context: BrowserContext, keeper: Page | undefined) =>
  Promise.all(
    context
      .pages()
      .filter((page) => page !== keeper)
      .map((page) => page.close()),
  )

/** A page that stays open keeps the renderer, and with it the compiled code, between tests. */
async function openShelf(shelf: Shelf, browser: Browser, url: string | undefined): Promise<BrowserContext> {
  shelf.context ??= await browser.newContext()
  if (url && !shelf.keeper) {
    shelf.keeper = await shelf.context.newPage()
    await shelf.keeper.goto(`${url}/api/health`)
  }
  return shelf.context
}

/** One profile per worker: loading and compiling the console takes longer than most tests. */
export const test = base.extend<Options, { shelf: Shelf }>({
  isAlone: [false, { option: true }],

  shelf: [
    async ({ browserName: _browser }, use) => {
      const shelf: Shelf = {}
      await use(shelf)
      await shelf.context?.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, baseURL, isAlone, shelf }, use) => {
    const context = isAlone ? await browser.newContext() : await openShelf(shelf, browser, baseURL)
    await use(context)
    await (isAlone ? context.close() : closePages(context, shelf.keeper))
  },

  page: async ({ context }, use) => {
    const page = await context.newPage()
    await emptyProfile(page)
    await use(page)
  },
})
