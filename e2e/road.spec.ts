import type { AnswerOf } from '@lumiroute/contract'
import type { getAdEffect } from '@lumiroute/contract/effect'
import { type getRecordTrack, unpackColumn } from '@lumiroute/contract/record'
import type { Device } from '@lumiroute/contract/device'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import { readCommandLine } from '../tools/simulate/options.ts'
import { simulateFleet } from '../tools/simulate/simulate-fleet.ts'
import type { Sent } from '../tools/simulate/tally.ts'
import { approveAdForToday } from './support/approved-ad.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ isAlone: true })

const figure = (value: number) => value.toLocaleString('en-US')
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)

test('an approved ad plays on a real screen, its vehicle drives, and the console shows what was sent', async ({
  context,
  server,
  call,
  open,
}) => {
  test.setTimeout(120_000)
  const ad = await approveAdForToday(call, server.dataDir)
  const { adId, storeId, recordId } = ad
  const which = { storeId, adId, recordId }

  const screen = await context.newPage()
  await screen.goto('/player/')
  const code = await screen.locator('[data-code]').getAttribute('data-code')
  await call('admin', 'POST', '/device/pair', { macAddr: ad.player, code })
  await expect(screen.locator('#screen')).toBeVisible()

  /** The player then sends what it has, instead of waiting for its next turn. */
  const wake = () => screen.evaluate(() => void dispatchEvent(new Event('online')))
  const onScreen = async () => {
    await wake()
    const { deviceList } = await call<{ deviceList: Device[] }>('admin', 'POST', '/device/query', {
      macAddr: ad.player,
    })
    return deviceList[0]?.onScreen?.adId
  }
  await expect.poll(onScreen, { timeout: 30_000 }).toBe(adId)

  const wanted = [
    '--url',
    server.url,
    '--vehicles',
    '1',
    '--minutes',
    '40',
    '--speed',
    '600',
    '--loss',
    '0.3',
  ]
  const { records, skipped } = await simulateFleet(readCommandLine(wanted, {}), {
    vehicleIds: [ad.vehicleId],
  })
  expect(skipped).toEqual([])
  const sent = records[0] as Sent
  expect(sent).toMatchObject({ recordId, plays: 0 })
  // The number depends on the hour: at four in the morning the streets are empty.
  expect(sent.people).toBeGreaterThan(0)

  const record = async () => {
    const { adBroadcastRecordList: list } = await call<{ adBroadcastRecordList: BroadcastRecord[] }>(
      'store1', 'POST', '/ad/record/query', { storeId, recordId }) // oxfmt-ignore
    return list[0] as BroadcastRecord
  }
  const delivered = async () => {
    await wake()
    return (await record()).deliveredPlays
  }
  await expect.poll(delivered, { timeout: 30_000 }).toBeGreaterThan(1)
  await screen.close()
  // Measured once no more reports arrive.
  await expect.poll(async () => (await record()).peopleTotal, { timeout: 60_000 }).toBe(sent.people)
  const shown = await record()
  expect(shown.sampleCount).toBe(sent.samples)
  expect(Math.abs((shown.kmDriven as number) / sent.truth.km - 1)).toBeLessThan(0.05)
  expect(Math.abs((shown.adherencePct as number) - sent.truth.sharePct)).toBeLessThan(5)

  const { track } = await call<AnswerOf<typeof getRecordTrack>>('store1', 'POST', '/ad/record/track', which)
  const people = unpackColumn(track.people)
  expect(sum(people)).toBe(sent.people)
  const effect = await call<AnswerOf<typeof getAdEffect>>('store1', 'POST', '/effect/ad/detail', which)
  expect(effect.summary.peopleTotal).toBe(sent.people)
  expect(sum(effect.itemList.map(({ delivered }) => delivered))).toBe(shown.deliveredPlays)

  const page = await open('store1', `/adrecord/list?adId=${adId}`)
  const row = page.getByRole('row').filter({ hasText: ad.name })
  await expect(row).toContainText(figure(sent.people))
  await expect(row).toContainText(`${shown.deliveredPlays} / ${figure(shown.plannedPlays as number)}`)

  await page.goto(`/adrecord/route?adId=${adId}&recordId=${recordId}`)
  const figures = page.getByLabel('紀錄摘要')
  await expect(figures).toContainText(figure(sent.people))
  await expect(figures).toContainText(`${(shown.kmDriven as number).toFixed(1)} km`)
  await expect(page.getByText(`最多 ${Math.max(...people.map(Number))} 人`)).toBeVisible()
  await expect(page.getByText(`共 ${figure(sent.samples)} 筆`)).toBeVisible()

  await page.goto(`/effect-ad/detail?adId=${adId}&recordId=${recordId}`)
  await expect(page.getByText(figure(sent.people), { exact: true }).first()).toBeVisible()
  await expect(page.getByText(`共 ${figure(effect.summary.samples)} 筆偵測`)).toBeVisible()
})
