import type { Page } from '@playwright/test'
import { bookAd, getPlays } from './support/booked-ad.ts'
import { newAddress, wake } from './support/box.ts'
import { verifyRecord } from './support/chain-verdicts.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ isAlone: true })

const codeOn = async (page: Page) => (await page.locator('[data-code]').getAttribute('data-code')) ?? ''

/** Every play that the server has is a row of the record's one valid chain. */
async function expectSigned(dataDir: string, ad: { adId: number; recordId: number }) {
  const plays = await getPlays(dataDir, ad)
  const [chain, ...others] = await verifyRecord(dataDir, ad.recordId)
  expect(others).toEqual([])
  expect(chain?.verdict).toEqual({ isValid: true, signedTo: chain?.rows })
  expect(chain?.playIds).toEqual(expect.arrayContaining(plays.map(({ playId }) => playId)))
  return chain
}

test('a player signs its plays, also those from offline and after a reload, as one chain that verifies', async ({
  page,
  context,
  server,
  call,
}) => {
  const macAddr = newAddress()
  await call('admin', 'POST', '/device/add', { device_data: { macAddr, name: '簽章播放器' } })
  const items = [1, 2].map(() => ({ type: 'image' as const, seconds: 1 }))
  const ad = await bookAd(server.dataDir, { macAddr, items })
  const countPlays = async () => (await getPlays(server.dataDir, ad)).length
  const untilPlays = (least: number) =>
    expect
      .poll(
        async () => {
          await wake(page)
          return countPlays()
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThanOrEqual(least)

  await page.goto('/player/')
  await expect(page.locator('[data-code]')).toBeVisible()
  await call('admin', 'POST', '/device/pair', { macAddr, code: await codeOn(page) })
  await untilPlays(3)
  const first = await expectSigned(server.dataDir, ad)
  expect(first?.algorithm).toMatch(/^(Ed25519|P-256)$/)

  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  const before = await countPlays()
  await page.reload()
  await expect
    .poll(() => page.locator('#screen').getAttribute('data-gap-count').then(Number), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(4)
  await page.reload()
  await expect
    .poll(() => page.locator('#screen').getAttribute('data-gap-count').then(Number), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(2)
  await context.setOffline(false)
  await untilPlays(before + 5)
  await expect
    .poll(
      async () => {
        await wake(page)
        return (await expectSigned(server.dataDir, ad))?.images
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(1)
})
