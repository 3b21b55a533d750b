import { type Figure, median } from './figures.ts'
import type { Stage } from './stage.ts'

const rows = 1_000_000
const calls = 11

/** Over the last three months; cms rows spread over all stores, frontend rows all in one. */
const fill = `
  insert into activity_log (store_id, account_id, source, category, method, path, status_code, at, day)
  select case when $1 = 'cms' then 2 + n % 199 else 2 end, n % 300, $1,
    (array['storeInfo','account','playlist','adSubscription','adRecord','adEffect','gameEffect','order','download',
      'gameUse','playEffect','stream',null])[1 + (n % 1000 * 7919) % 13], 'POST', '/api/ad/query', 200, at, (at at time zone 'Asia/Taipei')::date
  from generate_series(1, $2::int) n cross join lateral
    (select now() - interval '3 months' + n * (interval '3 months' / $2)) t(at)`

/** The server counts while it logs; rows inserted by SQL are counted here. */
const countDays = `insert into activity_day (store_id, source, day, category, count)
  select store_id, source, day, coalesce(category, ''), count(*) from activity_log group by 1, 2, 3, 4
  on conflict (store_id, source, day, category) do update set count = excluded.count`

export async function measureActivityLog(stage: Stage): Promise<Figure[]> {
  for (const source of ['cms', 'frontend']) await stage.database.query(fill, [source, rows])
  await stage.database.query(countDays)
  // What autovacuum would do within a minute.
  await stage.database.query('vacuum analyze activity_log, activity_day')
  return [
    await measureParser(stage, 'one of 199 stores', 'POST', '/api/log/cms/parser/S0002'),
    await measureParser(stage, 'all rows in one store', 'POST', '/api/log/frontend/parser/S0002'),
    await measureParser(stage, 'all stores', 'GET', '/api/log/cms/parser/all'),
    await measureParser(
      stage,
      'rows by status',
      'GET',
      `/api/log/cms/parser/all?${getRows('statusClass=4xx')}`,
    ),
    await measureParser(
      stage,
      'rows, page 40,000',
      'GET',
      `/api/log/cms/parser/all?${getRows('page=40000')}`,
    ),
  ]
}

const getRows = (asked: string) => `part=rows&size=20&${asked}`

async function measureParser(stage: Stage, which: string, method: string, path: string): Promise<Figure> {
  const times: number[] = []
  let size = 0
  for (let call = 0; call < calls; call++) {
    const from = performance.now()
    const answer = await fetch(`http://127.0.0.1:${stage.product.port}${path}`, {
      method,
      headers: { authorization: `Bearer ${stage.token}`, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    })
    size = (await answer.text()).length
    if (!answer.ok) throw new Error(`the activity log returned ${answer.status}`)
    times.push(performance.now() - from)
  }
  const detail = `three months, slowest of ${calls} ${Math.max(...times).toFixed(0)} ms, ${(size / 1024).toFixed(0)} kB`
  return {
    name: `log parser at 1,000,000 rows, ${which}`,
    value: median(times),
    limit: { atMost: 300 },
    unit: 'ms',
    detail,
  }
}
