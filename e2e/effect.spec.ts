import { readFile } from 'node:fs/promises'
import type { AnswerOf } from '@lumiroute/contract'
import type { getAdEffect, getGameEffect } from '@lumiroute/contract/effect'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import type { Page } from '@playwright/test'
import { unzip } from '../apps/server/src/testing/unzip.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { getSnackbar, getRow } from './support/screen.ts'

test.describe.configure({ timeout: 120_000 })

type Records = { adBroadcastRecordList: BroadcastRecord[] }
const ofRecord = ({ id, adId, store }: BroadcastRecord) => ({ storeId: store.id, adId, recordId: id })
const counted = (figure: number | null | undefined) => (figure ?? 0).toLocaleString('en-US')
const getName = ({ adName, dateIndex, dateTotal }: BroadcastRecord) => `${adName} (${dateIndex}/${dateTotal})`

async function save(page: Page, button: string) {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await saved
  const files = unzip(await readFile(await file.path()))
  const lines = (name: string) => String(files.get(name)).split('\r\n').slice(1, -1)
  return { name: file.suggestedFilename(), lines }
}

test('an ad’s performance: screen, download and API agree', async ({ open, call }) => {
  const { adBroadcastRecordList: records } = await call<Records>('store1', 'POST', '/ad/record/query', {
    kind: 'ad',
  })
  const record = records.find(({ endDateTime, peopleTotal }) => endDateTime && peopleTotal) as BroadcastRecord
  const waiting = records.find(({ startDateTime }) => !startDateTime) as BroadcastRecord
  const effect = await call<AnswerOf<typeof getAdEffect>>(
    'store1',
    'POST',
    '/effect/ad/detail',
    ofRecord(record),
  )
  const { summary, itemList, effectAdDetailList: samples } = effect

  const page = await open('store1', '/effect-ad/list')
  const analyse = (one: BroadcastRecord) =>
    getRow(page, getName(one)).getByRole('button', { name: '成效分析' })
  await expect(analyse(waiting)).toHaveAttribute('aria-disabled', 'true')
  await expectNoFaults(page)
  await analyse(record).click()
  await expect(page).toHaveURL(`/effect-ad/detail?adId=${record.adId}&recordId=${record.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(getName(record))

  const main = page.getByRole('main')
  const total = effect.effectAdChart.peopleCount.data.reduce<number>((sum, people) => sum + (people ?? 0), 0)
  expect(summary.peopleTotal).toBe(total)
  await expect(main.getByText(counted(summary.peopleTotal), { exact: true })).toBeVisible()
  await expect(main.getByText(`${summary.coveragePct?.toFixed(1)}%`, { exact: true })).toBeVisible()
  for (const [name, group] of [
    ['性別', summary.gender],
    ['年齡', summary.age],
  ] as const)
    // oxfmt-ignore
    for (const cell of Object.values(group ?? {}))
      await expect(
        main
          .getByRole('region', { name })
          .getByText(cell === null ? '少於 5 人' : `${counted(cell)} 人`)
          .first(),
      ).toBeVisible()
  for (const item of itemList) {
    const row = main.getByRole('region', { name: '素材成效' }).getByRole('row').filter({ hasText: item.name })
    await expect(row).toContainText(`${counted(item.delivered)} / ${counted(item.plays)}`)
    await expect(row).toContainText(item.people === null ? '—' : counted(item.people))
  }
  await expect(main.getByText(`共 ${counted(samples.length)} 筆`, { exact: false }).first()).toBeVisible()
  await page.getByRole('combobox', { name: '時間間隔' }).click()
  await page.getByRole('option', { name: '每 60 分鐘' }).click()
  await expect(main.getByText('每 60 分鐘加總')).toBeVisible()
  await expectNoFaults(page)

  const { name, lines } = await save(page, '紀錄下載')
  expect(name).toBe(`${record.store.storeCode}-effectAdData.zip`)
  await expect(getSnackbar(page, `已下載 ${name}`)).toBeVisible()
  expect(lines('people.csv')).toEqual(
    samples.map(({ recordTime, peopleCount, peopleGender, peopleAge }) =>
      [recordTime.slice(0, 19).replace('T', ' '), peopleCount, peopleGender, peopleAge].join(','),
    ),
  )
  expect(lines('summary.csv')).toContain(`總人數,${summary.peopleTotal}`)
  expect(lines('items.csv').map((line) => line.split(',').at(-1))).toEqual(
    itemList.map(({ people }) => String(people ?? '')),
  )
})

test('a game’s performance: screen, download and API agree', async ({ open, call }) => {
  const found = await call<Records>('store1', 'POST', '/ad/record/query', { kind: 'game' })
  const record = found.adBroadcastRecordList.find(({ endDateTime }) => endDateTime) as BroadcastRecord
  const { effectGameDetailList: results } = await call<AnswerOf<typeof getGameEffect>>(
    'store1',
    'POST',
    '/effect/game/detail',
    ofRecord(record),
  )
  const page = await open('store1', '/effect-game/list')
  await getRow(page, getName(record)).getByRole('button', { name: '成效分析' }).click()
  const rows = page.getByRole('region', { name: '遊戲紀錄' }).getByRole('row')
  const pageSize = 20
  await expect(rows).toHaveCount(Math.min(results.length, pageSize) + 1)
  await expectNoFaults(page)
  const shown = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent)),
  )
  const { name, lines } = await save(page, '紀錄下載')
  expect(name).toBe(`${record.store.storeCode}-effectGameData.zip`)
  expect(shown.map((cells) => cells.slice(0, 5))).toEqual(
    lines('results.csv')
      .slice(0, pageSize)
      .map((line) => {
        const [time = '', user, group, score, end] = line.split(',')
        return [time.slice(11), user || '—', group || '—', counted(Number(score)), end]
      }),
  )
})

test('a store’s data: downloaded, cancelled, and interrupted', async ({ open }) => {
  const page = await open('store1', '/member/download')
  await expectNoFaults(page)
  const { name, lines } = await save(page, '下載店家廣告資料')
  expect(name).toBe('TPE001-storeData.zip')
  expect(lines('ads.csv').length).toBeGreaterThan(0)

  let saved = 0
  page.on('download', () => (saved += 1))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/download/storeData', async (route) => {
    await held
    await route.abort()
  })
  await page.getByRole('button', { name: '下載店家廣告資料' }).click()
  await expect(page.getByRole('button', { name: '下載中' })).toBeDisabled()
  await expect(page.getByRole('progressbar', { name: '下載中' })).toBeVisible()
  await page.getByRole('button', { name: '取消下載' }).click()
  await expect(page.getByRole('button', { name: '下載店家廣告資料' })).toBeEnabled()

  release()
  await page.getByRole('button', { name: '下載店家廣告資料' }).click()
  await expect(getSnackbar(page, '無法連線到伺服器')).toBeVisible()
  await expect(page.getByRole('button', { name: '下載店家廣告資料' })).toBeEnabled()
  expect(saved).toBe(0)
})
