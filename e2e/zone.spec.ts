import { expect, keepSession, signIn, test } from './support/fixtures.ts'
import { startServer } from './support/server.ts'

test.use({ isAlone: true, timezoneId: 'America/Los_Angeles' })
test.setTimeout(180_000)

const dayIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)

test('times and days are those of BUSINESS_TZ, in any browser zone', async ({ page }) => {
  // UTC+14: never the browser's day, and for ten hours a day not Taipei's.
  const zone = 'Pacific/Kiritimati'
  const server = await startServer({ BUSINESS_TZ: zone })
  try {
    const tokens = await signIn(server.url, 'admin')
    await keepSession(page, tokens)
    const answer = await fetch(`${server.url}/api/store/info/TPE001`, {
      headers: { authorization: `Bearer ${tokens.accessToken}` },
    })
    const { storeList } = (await answer.json()) as { storeList: { updatedAt: string }[] }
    const updated = new Date(storeList[0]?.updatedAt ?? 0)
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    const [day = '', time = ''] = shown.format(updated).split(' ')
    await page.goto(`${server.url}/store/list?q=TPE001`)
    const row = page.getByRole('row').filter({ hasText: 'TPE001' })
    await expect(row).toContainText(day.replaceAll('-', '/'))
    await expect(row).toContainText(time)

    await page.goto(`${server.url}/ad/edit?store=TPE001`)
    const tomorrow = dayIn(zone, Date.now() + 86_400_000)
    await expect(page.locator(`[data-day="${tomorrow}"]`)).toBeEnabled()
    const today = page.locator(`[data-day="${dayIn(zone, Date.now())}"]`)
    if ((await today.count()) > 0) await expect(today).toBeDisabled()
  } finally {
    await server.stop()
  }
})
