import { type Figure, median } from './figures.ts'
import { prepareAds } from './prepare-ads.ts'
import type { Stage } from './stage.ts'

const ads = 100_000
const calls = 11

/** A year of broadcasts, half of it in the future, each day for all stores; past ones have measurements. */
const fillRecords = `
  insert into broadcast_record (ad_id, store_id, broadcast_date, start_date_time, end_date_time, delivered_plays,
    people_total)
  select a.id, a.store_id, day.date, case when day.date <= current_date then day.date + time '09:00' end,
    case when day.date < current_date then day.date + time '17:00' end, case when day.date <= current_date then 1400 else 0 end,
    case when day.date <= current_date and a.id % 10 > 0 then a.id % 9000 end
  from ad a cross join lateral (select current_date - 182 + (a.id % 365) + part * 30 from generate_series(0, 1) part) day(date)
  where a.id <= (select min(id) from ad) + $1::int on conflict do nothing`
const fillPromises = `
  insert into delivery_promise (ad_id, date, minutes, plays)
  select ad_id, broadcast_date, 480, 1440 from broadcast_record on conflict do nothing`
const fillPayments = `
  update "order" set paid_at = now() - (id % 365) * interval '1 day'
  where source = 'AD' and payment_status = 'SUCCESS' and paid_at is null`

async function prepare({ database }: Stage): Promise<void> {
  const [found] = (await database.query<{ n: number }>('select count(*)::int as n from ad')).rows
  const known = found?.n ?? 0
  if (known < ads) await prepareAds(database, known, ads)
  await database.query(fillRecords, [ads])
  await database.query(fillPromises)
  await database.query(fillPayments)
  await database.query('vacuum analyze broadcast_record, delivery_promise, "order", ad')
}

async function measureCall({ product, token }: Stage, name: string, path: string): Promise<Figure> {
  const times: number[] = []
  for (let call = 0; call < calls; call++) {
    const from = performance.now()
    const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.text()
    if (!answer.ok) throw new Error(`the dashboard returned ${answer.status}`)
    times.push(performance.now() - from)
  }
  const detail = `200,000 broadcasts of a year, slowest of ${calls} ${Math.max(...times).toFixed(0)} ms`
  return { name, value: median(times), limit: { atMost: 300 }, unit: 'ms', detail }
}

/** The operator's dashboard with all data. */
export async function measureDashboard(stage: Stage): Promise<Figure[]> {
  await prepare(stage)
  return [
    await measureCall(
      stage,
      'GET /dashboard/operator at 100,000 ads, 30 days',
      '/api/dashboard/operator?range=30',
    ),
    await measureCall(stage, 'GET /dashboard/store at 100,000 ads', '/api/dashboard/store/S0100?range=30'),
    await measureCall(stage, 'GET /notification at 100,000 ads', '/api/notification'),
  ]
}
