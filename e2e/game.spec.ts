import type { Page } from '@playwright/test'
import { newAddress, wake } from './support/box.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { bookGame } from './support/game-ad.ts'
import { getRow } from './support/screen.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ isAlone: true })

const soon = { timeout: 20_000 }
const board = (screen: Page) => screen.locator('main.game')

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
  const { adId, recordId } = await bookGame(server.dataDir, { name, macAddr, waitSeconds: 20 })

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
  await phone.getByRole('button', { name: '加入', exact: true }).click()
  const player = screen.locator('.game .player .name')
  await expect(player).toHaveCount(1, soon)
  const playerName = String(await player.textContent())

  await expect(board(screen)).toHaveAttribute('data-phase', 'playing', { timeout: 40_000 })
  await expect(phone.getByText('名次', { exact: true })).toBeVisible(soon)
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: '強制停止' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '強制停止' }).click()
  await expect(board(screen)).toHaveCount(0, soon)
  await expect(screen.locator('#screen img').first()).toBeVisible(soon)
  await expect(phone.getByRole('heading', { name: '遊戲提早結束' })).toBeVisible(soon)
  await expect(dialog.getByRole('listitem').filter({ hasText: room })).toContainText('強制停止')

  const { gameRecordList } = await call<{ gameRecordList: { store: { storeCode: string } }[] }>(
    'admin',
    'GET',
    '/game/all/records/?size=1&sort=-recordTime',
  )
  const store = String(gameRecordList[0]?.store.storeCode)
  await expect(async () => {
    await wake(screen)
    await page.goto(`/effect-game/detail?adId=${adId}&recordId=${recordId}&store=${store}`)
    await expect(page.getByText(playerName).first()).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 40_000 })
})
