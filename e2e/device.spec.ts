import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { getRow } from './support/screen.ts'

test.describe.configure({ timeout: 120_000 })

type Begun = { code: string; secret: string }
type Finished = { token: string }

test('a device is paired by its code, shows its status, and is revoked', async ({ open, call }) => {
  const macAddr = `02:00:00:${Date.now().toString(16).slice(-6).toUpperCase().match(/../g)?.join(':')}`
  await call('admin', 'POST', '/device/add', { device_data: { macAddr, name: '測試盒' } })
  const page = await open('admin', `/device/edit?macAddr=${macAddr}`)
  const box = async <Answer>(path: string, body: object, headers = {}) =>
    (await (await page.request.post(`/api/playbox/${path}`, { data: body, headers })).json()) as Answer

  const code = page.getByRole('textbox', { name: '配對碼' })
  await code.fill('AAAAAA')
  await page.getByRole('button', { name: '配對裝置' }).click()
  await expect(page.getByText('配對碼有誤或已逾時，請再看一次裝置螢幕')).toBeVisible()
  const begun = await box<Begun>('pair/begin', {})
  await code.fill(begun.code.toLowerCase())
  await expectNoFaults(page)
  await page.getByRole('button', { name: '配對裝置' }).click()
  await expect(page.getByText('等待裝置連線')).toBeVisible()

  const { token } = await box<Finished>('pair/finish', { secret: begun.secret })
  const state = { appVersion: '1.2.3', onScreen: { adId: null, name: '城市夜景' }, diskFree: 32_000_000_000 }
  const faults = [{ file: 'film.mp4', text: '無法解碼' }]
  const at = new Date(Date.now() - 60_000).toISOString()
  const by = { authorization: `Device ${token}` }
  await box('heartbeat', { deviceId: macAddr, at, ...state, faults }, by)
  const section = page.getByRole('region', { name: '連線狀態' })
  for (const text of ['線上', '城市夜景', '1.2.3', '32 GB', /慢 6\d 秒/, '無法解碼'])
    await expect(section.getByText(text)).toBeVisible({ timeout: 15_000 })
  await expectNoFaults(page)

  await page.goto('/device/list?status=online')
  await expect(getRow(page, macAddr)).toContainText('城市夜景')
  await page.goto(`/device/edit?macAddr=${macAddr}`)
  await page.getByRole('button', { name: '解除配對' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '解除配對' }).click()
  await expect(code).toBeVisible()
  const answer = await box<{ status: number }>('heartbeat', { deviceId: macAddr, at }, by)
  expect(answer.status).toBe(401)
})
