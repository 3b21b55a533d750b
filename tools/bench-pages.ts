import { chromium } from '@playwright/test'
import { makeDataDir, startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { keepSession, signIn } from '../e2e/support/fixtures.ts'
import { type Figure, isHeld, writeTable } from './bench/figures.ts'
import { openFleetDatabase } from './fleet/open-fleet-database.ts'
import { measureLivePage, prepareLivePage } from './pages/measure-live-page.ts'
import { measureRecordPage, prepareRecordPage } from './pages/measure-record-page.ts'
import { ensureBrowser } from './setup/browser.mjs'

/** Measures the two pages with the most motion in a real browser, with the existing build of the console. */
async function measure(url: string, dataDir: string): Promise<Figure[]> {
  const database = await openFleetDatabase({ dataDir })
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const tokens = await signIn(url, 'admin')
    const storeTokens = await signIn(url, 'store1')
    const newPage = async (who: typeof tokens) => {
      const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
      // Functions sent to the page were compiled to call this helper.
      await page.addInitScript('globalThis.__name = (made) => made')
      await keepSession(page, who)
      return page
    }
    const listPath = await prepareRecordPage(database)
    const record = await measureRecordPage(() => newPage(storeTokens), listPath)
    const fleet = await prepareLivePage(database)
    const live = await measureLivePage({
      url,
      token: tokens.accessToken,
      fleet,
      newPage: () => newPage(tokens),
    })
    return [...record, ...live]
  } finally {
    await browser.close()
    await database.pool.end()
  }
}

const { dataDir, remove } = await makeDataDir()
const server = await startServerProcess({ DATA_DIR: dataDir, DEMO_DRIVE: 'off' })
const figures = await measure(server.url, dataDir).finally(() => server.stop().then(remove))
console.log(writeTable(figures))
if (figures.some((figure) => isHeld(figure) === false)) process.exitCode = 1
