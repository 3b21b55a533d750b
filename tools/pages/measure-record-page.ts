import type { Page } from '@playwright/test'
import type { Db } from '../../apps/server/src/db/db.ts'
import { createSampleMonth } from '../../apps/server/src/db/sample-months.ts'
import { type Figure, median } from '../bench/figures.ts'
import { readMeter, startMeter } from './page-meter.ts'

const samples = 30_000
const rounds = 3

const addRecord = `
  with chosen as (select a.id, a.store_id from ad a join store s on s.id = a.store_id
      where s.store_code = 'TPE001' and a.move_type = 'move_play' and a.route_id is not null order by a.id limit 1)
  insert into broadcast_record (ad_id, store_id, broadcast_date, start_date_time, end_date_time, vehicle_id)
  select id, store_id, current_date - 40, current_date - 40 + time '09:00', current_date - 40 + time '17:20',
    (select min(id) from vehicle) from chosen returning id, broadcast_date::text as date`
const addSamples = `
  insert into record_sample (record_id, device_id, record_time, latitude, longitude, accuracy, temp, humidity, is_rainy,
    people_count)
  select $1, 1, current_date - 40 + time '09:00' + n * interval '1 second',
    25.03 + sin(n / 2000.0) / 30 + (random() - 0.5) * 1e-4, 121.5 + cos(n / 1700.0) / 30 + (random() - 0.5) * 1e-4, 5,
    round((24 + 3 * sin(n / 9000.0) + random() / 5)::numeric, 1), 65, n % 9000 > 7000,
    case when n between 12000 and 12900 then null else (20 + 15 * sin(n / 500.0) + random() * 5)::int end
  from generate_series(0, ${samples - 1}) n`

export async function prepareRecordPage(db: Db): Promise<string> {
  await createSampleMonth(db, Date.now() - 40 * 86_400_000)
  const { rows } = await db.pool.query<{ id: number; date: string }>(addRecord)
  const record = rows[0] as { id: number; date: string }
  await db.pool.query(addSamples, [record.id])
  await db.pool.query('vacuum analyze record_sample, broadcast_record')
  return `/adrecord/list?broadcastDate=${record.date}`
}

/** Timeline, map, curve and table are all rendered. */
const isUsable = () =>
  document.querySelector('[role=slider][aria-valuetext]') !== null &&
  document.querySelector('.leaflet-track-pane canvas') !== null &&
  document.querySelector('.u-wrap canvas') !== null &&
  document.querySelectorAll('tr[data-index]').length > 5

async function openFromList(page: Page, listPath: string) {
  await page.goto(listPath)
  const button = page.getByRole('button', { name: '路線' }).first()
  await button.waitFor()
  await page.waitForLoadState('networkidle')
  await startMeter(page)
  const from = await page.evaluate(() => performance.now())
  await button.click()
  await page.waitForFunction(isUsable, null, { polling: 'raf', timeout: 30_000 })
  const until = await page.evaluate(() => performance.now())
  await page.waitForTimeout(1000)
  return { usableMs: until - from, ...(await readMeter(page)) }
}

const dragMs = 3000

async function dragTimeline(page: Page) {
  const box = await page.getByRole('slider', { name: '時間軸' }).boundingBox()
  if (!box) throw new Error('the timeline is not visible')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await readMeter(page)
  const until = Date.now() + dragMs
  for (let step = 0; Date.now() < until; step += 1)
    await page.mouse.move(box.x + 20 + ((step * 7) % (box.width - 40)), box.y + 20)
  await page.mouse.up()
  return readMeter(page)
}

export async function measureRecordPage(newPage: () => Promise<Page>, listPath: string): Promise<Figure[]> {
  const found: (Awaited<ReturnType<typeof openFromList>> & { dragged: number })[] = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await newPage()
    const opened = await openFromList(page, listPath)
    found.push({ ...opened, dragged: (await dragTimeline(page)).framesPerSecond })
    await page.close()
  }
  const getRow = (name: string, unit: string, limit: Figure['limit'], values: number[]): Figure => ({
    name: `record of 30,000 samples, ${name}`,
    value: median(values),
    unit,
    ...(limit && { limit }),
    detail: `rounds ${values.map((value) => value.toFixed(0)).join(' ')}`,
  })
  return [
    getRow(
      'usable after the click',
      'ms',
      { atMost: 1500 },
      found.map(({ usableMs }) => usableMs),
    ),
    getRow(
      'blocking script',
      'ms',
      { atMost: 200 },
      found.map(({ blockingMs }) => blockingMs),
    ),
    getRow(
      'frames a second while dragging',
      '',
      { atLeast: 30 },
      found.map(({ dragged }) => dragged),
    ),
  ]
}
