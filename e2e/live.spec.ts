import { createHash } from 'node:crypto'
import { withDatabase } from './support/database.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import type { RunningServer } from './support/server.ts'

const token = 'live-map-spec-token-0123456789'
const hash = createHash('sha256').update(token).digest('base64url')

type Drive = { deviceId: string; recordId: number; no: string }

/** The player of a vehicle with an ad today, with a token that this test knows. */
async function takeBox({ dataDir }: RunningServer): Promise<Drive> {
  const find = `select d.id, d.mac_addr as "deviceId", b.id as "recordId", v.no from broadcast_record b
    join vehicle v on v.id = b.vehicle_id join device d on d.mac_addr = v.device_one
    where b.broadcast_date = (now() at time zone 'Asia/Taipei')::date and b.end_date_time is null limit 1`
  return withDatabase(dataDir, async (db) => {
    const [drive] = (await db.query<Drive & { id: number }>(find)).rows
    if (!drive) throw new Error('no vehicle has an ad today')
    await db.query('update device set token_hash = $1 where id = $2', [hash, drive.id])
    return drive
  })
}

async function report({ url }: RunningServer, { deviceId, recordId }: Drive, people: number, lat: number) {
  const at = (agoMs: number) => new Date(Date.now() - agoMs).toISOString()
  const row = (agoMs: number, north: number) => ({
    recordTime: at(agoMs),
    currentLatitude: north,
    currentLongitude: 121.52,
    accuracy: 5,
  })
  const rows = [row(8000, lat), { ...row(0, lat + 0.001), peopleCount: people }]
  const response = await fetch(`${url}/api/playbox/record/detail`, {
    method: 'POST',
    headers: { authorization: `Device ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ deviceId, recordId, rows }),
  })
  expect(response.status).toBe(200)
}

test('a device’s report appears on the live map at once', async ({ open, server }) => {
  const drive = await takeBox(server)
  const page = await open('admin', '/live')
  const row = page.getByRole('list', { name: '車輛' }).getByRole('button', { name: drive.no })
  await row.waitFor()
  await report(server, drive, 37, 25.04)
  await expect(row).toContainText('行駛中')
  await expect(row).toContainText('37 人')
  await expectNoFaults(page)

  await row.click()
  const card = page.getByRole('region', { name: drive.no })
  await expect(card.getByText('37', { exact: true })).toBeVisible()
  await report(server, drive, 52, 25.045)
  await expect(card.getByText('52', { exact: true })).toBeVisible()
  await card.getByRole('link', { name: '查看今日路線' }).click()
  await expect(page).toHaveURL(/\/adrecord\/route\?.*recordId=/)
})

const kml = `<kml><Document><Placemark><name>市府站</name><Point><coordinates>121.5654,25.0408</coordinates></Point></Placemark>
  <Placemark><name>主線</name><LineString><coordinates>121.56,25.03 121.56,25.04</coordinates></LineString></Placemark></Document></kml>`
const file = (name: string, text: string) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(text) })

test('a file dropped on a public map is drawn, and a bad one is reported', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/map/kml?theme-type=dark')
  const input = page.locator('input[type=file]')
  await input.setInputFiles(file('route.kml', kml))
  await expect(page.getByRole('button', { name: /主線.*1\.1 km/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '市府站' })).toBeVisible()
  await input.setInputFiles(file('page.html.kml', '<html/>'))
  await expect(page.getByRole('alert')).toContainText('不是 KML 或 GPX')
  await expect(page.getByRole('button', { name: '市府站' })).toBeVisible()
  await expectNoFaults(page)
  for (const path of ['/maps', '/visualization/map/simple']) {
    await page.goto(path)
    await page.getByRole('application').waitFor()
  }
})
