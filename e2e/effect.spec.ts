import { readFile } from 'node:fs/promises'
import type { AnswerOf } from '@lumiroute/contract'
import type { getAdEffect, getGameEffect } from '@lumiroute/contract/effect'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import type { Locator, Page } from '@playwright/test'
import { unzip } from '../apps/server/src/testing/unzip.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { getSnackbar, getRow } from './support/screen.ts'

test.describe.configure({ timeout: 120_000 })

type Records = { adBroadcastRecordList: BroadcastRecord[] }
const ofRecord = ({ id, adId, store }: BroadcastRecord) => ({ storeId: store.id, adId, recordId: id })
const counted = (figure: number | null | undefined) => (figure ?? 0).toLocaleString('en-US')
const getName = ({ adName, dateIndex, dateTotal }: BroadcastRecord) => `${adName} (${dateIndex}/${dateTotal})`

type GameEffect = AnswerOf<typeof getGameEffect>

/** Different colours in the middle row of a canvas: a blank one has one. */
const countColours = (canvas: Locator) =>
  canvas.evaluate((found) => {
    const { width, height } = found as HTMLCanvasElement
    const pen = (found as HTMLCanvasElement).getContext('2d')
    const row = pen?.getImageData(0, Math.floor(height * 0.1), width, Math.floor(height * 0.8)).data ?? []
    const colours = new Set<string>()
    for (let at = 0; at < row.length; at += 4) colours.add(`${row[at]},${row[at + 1]},${row[at + 2]}`)
    return colours.size
  })

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
  const tile = (label: string) => main.getByRole('term').filter({ hasText: label }).locator('..')
  await expect(tile('有人數資料的時間')).toContainText(`${summary.coveragePct?.toFixed(1)}%`)
  await expect(tile('播出達成率')).toContainText(`${summary.delivery.deliveryPct?.toFixed(1)}%`)
  await expect(tile('人分鐘')).toContainText(counted(summary.peopleMinutes))
  expect(summary).toMatchObject({
    peopleMinutes: record.peopleMinutes,
    delivery: { deliveryPct: record.deliveryPct },
  })
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
  expect(lines('summary.csv')).toContain(`人分鐘,${summary.peopleMinutes}`)
  expect(lines('summary.csv')).toContain(`播出達成率（%）,${summary.delivery.deliveryPct}`)
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

test('a round replays to the scores that are stored, and the server verifies it', async ({ open, call }) => {
  const found = await call<Records>('store1', 'POST', '/ad/record/query', { kind: 'game' })
  const effects = await Promise.all(
    found.adBroadcastRecordList
      .filter(({ startDateTime }) => startDateTime)
      .map(async (record) => ({
        record,
        effect: await call<GameEffect>('store1', 'POST', '/effect/game/detail', ofRecord(record)),
      })),
  )
  const played = effects.find(({ effect }) => effect.gameRoundList.some(({ players }) => players > 1))
  const { record, effect } = played as (typeof effects)[number]
  const round = effect.gameRoundList.find(({ players }) => players > 1)
  const code = String(round?.roomCode)

  const page = await open('store1', `/effect-game/detail?adId=${record.adId}&recordId=${record.id}`)
  const rounds = page.getByRole('region', { name: '場次與重播' })
  await expect(rounds.getByRole('listitem').filter({ hasText: code })).toContainText(
    `最高 ${counted(round?.best?.score)} 分`,
  )
  await expectNoFaults(page)
  await rounds.getByRole('button', { name: new RegExp(code) }).click()
  await expect(page).toHaveURL(new RegExp(`round=${code}`))
  const dialog = page.getByRole('dialog')
  const canvas = dialog.getByRole('img')
  await expect.poll(() => countColours(canvas), { timeout: 60_000 }).toBeGreaterThan(4)
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: '播放', exact: true }).click()
  await expect(dialog.getByText(/^0:0[1-9] /)).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: '暫停' }).click()

  const slider = dialog.getByRole('slider', { name: '重播進度' })
  await slider.press('Home')
  const first = await canvas.evaluate((found) => (found as HTMLCanvasElement).toDataURL())
  await slider.press('End')
  await expect(dialog.getByRole('button', { name: '從頭播放' })).toBeVisible()
  expect(await canvas.evaluate((found) => (found as HTMLCanvasElement).toDataURL())).not.toBe(first)
  const shown = await dialog.getByRole('list', { name: '目前排名' }).getByRole('listitem').allTextContents()
  const stored = effect.effectGameDetailList.filter(({ roomCode }) => roomCode === code)
  expect(shown.map((text) => Number(text.match(/[\d,]+$/)?.[0].replaceAll(',', '')))).toEqual(
    stored.map(({ score }) => score).toSorted((a, b) => b - a),
  )
  for (const { userName } of stored) expect(shown.join()).toContain(userName)

  await dialog.getByRole('button', { name: '重新驗算' }).click()
  await expect(dialog.getByRole('status')).toContainText('一致', { timeout: 30_000 })
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: '關閉' }).click()
  await expect(rounds.getByRole('listitem').filter({ hasText: code })).toContainText('驗算一致')
})

test('a store watches its game from the ad’s row', async ({ open }) => {
  const page = await open('store1', '/ad/list?moveType=store_alone_game')
  await page.getByRole('row').filter({ hasText: '店內飛翔鳥' }).getByRole('button', { name: /更多/ }).click()
  await page.getByRole('menuitem', { name: '啟動與查看遊戲' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('這類遊戲由螢幕在播放時自己開房間')).toBeVisible()
  await expect(dialog.getByRole('list', { name: '最近的房間' }).getByRole('listitem').first()).toBeVisible()
  await expectNoFaults(page)
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
