import type { Page } from '@playwright/test'
import { randomInt, randomUUID } from 'node:crypto'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { bookGame } from './support/game-ad.ts'
import { getRow } from './support/screen.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ isAlone: true })

const newAddress = () =>
  ['02', ...Array.from({ length: 5 }, () => randomInt(256).toString(16).padStart(2, '0'))]
    .join(':')
    .toUpperCase()

const soon = { timeout: 20_000 }
const board = (screen: Page) => screen.locator('main.game')

/** What the device would send in its next minute, with its own token. */
const sendNow = (screen: Page, path: string, body: object) =>
  screen.evaluate(
    async (sent) => {
      const opening = indexedDB.open('lumiroute-player')
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const asking = opening.result.transaction('kept').objectStore('kept').get('pairing')
      await new Promise((resolve) => (asking.onsuccess = resolve))
      const { token, deviceId } = asking.result as { token: string; deviceId: string }
      const headers = { authorization: `Device ${token}`, 'content-type': 'application/json' }
      const text = JSON.stringify({ ...sent.body, deviceId })
      const answer = await fetch(`/api/playbox${sent.path}`, { method: 'POST', headers, body: text })
      return answer.status
    },
    { path, body },
  )

test('an operator starts a game, the screen and a phone follow it, and a forced stop ends it everywhere', async ({
  context,
  page,
  open,
  server,
  call,
}) => {
  const macAddr = newAddress()
  const name = `碼頭對戰 ${macAddr.slice(-5)}`
  await call('admin', 'POST', '/device/add', { device_data: { macAddr, name: '碼頭螢幕' } })
  const { adId, recordId } = await bookGame(server.dataDir, { name, macAddr, waitSeconds: 15 })

  const screen = await context.newPage()
  await screen.goto('/player/')
  const code = await screen.locator('[data-code]').getAttribute('data-code')
  await call('admin', 'POST', '/device/pair', { macAddr, code })
  await expect(screen.locator('#screen img').first()).toBeVisible(soon)

  await open('admin', `/adgame/list?q=${encodeURIComponent(name)}`)
  await expectNoFaults(page)
  await getRow(page, name).getByRole('button', { name: '開啟' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').filter({ hasText: macAddr })).toContainText('線上')
  await dialog.getByRole('button', { name: '啟動遊戲' }).click()
  const room = String(await dialog.locator('[data-room]').getAttribute('data-room'))

  await expect(board(screen)).toHaveAttribute('data-phase', 'waiting', soon)
  await expect(screen.locator('.game [data-code]')).toHaveAttribute('data-code', room)
  await expect(screen.locator('[data-join]')).toHaveAttribute('data-join', new RegExp(`/g/${room}$`))

  const phone = await context.newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(`/g/${room.toLowerCase()}`)
  await expect(phone.getByRole('heading', { name: '戰機對戰' })).toBeVisible()

  await expect(board(screen)).toHaveAttribute('data-phase', 'playing', { timeout: 40_000 })
  await expect(phone.getByText('進行中', { exact: true })).toBeVisible(soon)
  await expectNoFaults(phone)
  await expectNoFaults(page)
  const result = { userName: '小美', groupName: '', score: 4950, endStatus: 'win' }
  const at = new Date().toISOString()
  const results = [{ ...result, resultId: randomUUID(), recordTime: at }]
  expect(await sendNow(screen, '/record/start', { recordId, at })).toBe(200)
  expect(await sendNow(screen, '/game/result', { recordId, results })).toBe(200)
  await expect(dialog.getByText('已收到 1 筆成績')).toBeVisible(soon)

  await dialog.getByRole('button', { name: '強制停止' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '強制停止' }).click()
  await expect(board(screen)).toHaveCount(0, soon)
  await expect(screen.locator('#screen img').first()).toBeVisible(soon)
  await expect(phone.getByText('已結束', { exact: true })).toBeVisible(soon)
  await expect(dialog.getByRole('listitem').filter({ hasText: room })).toContainText('強制停止')

  const { gameRecordList } = await call<{ gameRecordList: { store: { storeCode: string } }[] }>(
    'admin',
    'GET',
    '/game/all/records/?size=1&sort=-recordTime',
  )
  const store = String(gameRecordList[0]?.store.storeCode)
  await page.goto(`/effect-game/detail?adId=${adId}&recordId=${recordId}&store=${store}`)
  await expect(page.getByText('小美').first()).toBeVisible()
})
