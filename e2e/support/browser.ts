import { test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'

type Options = {
  /** A browser's profile for this test alone: where it cuts the network, keeps a service worker or weighs what is loaded. */
  isAlone: boolean
}
type Shelf = { context?: BrowserContext }

const kept = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

/** Nothing that an earlier test kept is found; what the browser compiled is. */
async function emptyProfile(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: kept })
  await session.detach()
}

const closePages = (context: BrowserContext) => Promise.all(context.pages().map((page) => page.close()))

/** One profile a worker: to load and compile the console anew takes longer than most tests do. */
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
