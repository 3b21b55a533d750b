import { test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'

type Options = {
  /** A separate browser profile, for tests that go offline, use a service worker or measure loading. */
  isAlone: boolean
}
type Shelf = { context?: BrowserContext }

const kept = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

/** Clears what an earlier test stored, but not the compiled code. */
async function emptyProfile(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: kept })
  await session.detach()
}

const closePages = (context: BrowserContext) => Promise.all(context.pages().map((page) => page.close()))

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

  context: async ({ browser, isAlone, shelf }, use) => {
    const context = isAlone ? await browser.newContext() : (shelf.context ??= await browser.newContext())
    await use(context)
    await (isAlone ? context.close() : closePages(context))
  },

  page: async ({ context }, use) => {
    const page = await context.newPage()
    await emptyProfile(page)
    await use(page)
  },
})
