import type { Figure } from './figures.ts'
import { median } from './figures.ts'
import type { LoadRequest } from './load-types.ts'
import { checked, measureRatio } from './measure-ratio.ts'
import type { BenchOptions } from './options.ts'
import { prepareAds } from './prepare-ads.ts'
import { signIn } from './prepare-data.ts'
import type { Stage } from './stage.ts'

const few = 10_000
const many = 100_000
const clients = 16

type Place = { storeId: number; adId: number; playId1: number; date: string }
type Request = (token: string) => LoadRequest

const post =
  (path: string, body: object) =>
  (token: string): LoadRequest => ({
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const getRequests = ({ storeId, adId, playId1, date }: Place) => ({
  list: post('/api/ad/query', { storeId, page: 1, size: 50 }),
  one: post('/api/ad/query', { storeId, adId }),
  add: post('/api/ad/add', {
    storeId,
    ad_data: {
      name: '新廣告 {n}',
      moveType: 'fix_play',
      vehicleType: 'car',
      fixLocation: '信義威秀廣場',
      mode: 'basic',
      playId1,
      broadcastDate: date,
      marquee: '開幕八折',
      memo: '備註',
    },
  }),
})

const findPlace = `
  select a.store_id as "storeId", a.id as "adId", a.play_id1 as "playId1",
    to_char(current_date + 5, 'YYYY-MM-DD') as date
  from ad a join store s on s.id = a.store_id where s.store_code = 'S0100' order by a.id limit 1`

/** As the store's administrator: its list, one of its ads, a new one; then with ten times the ads. */
export async function measureAds(stage: Stage, options: BenchOptions): Promise<Figure[]> {
  await prepareAds(stage.database, 0, few)
  const [place] = (await stage.database.query<Place>(findPlace)).rows
  const requests = getRequests(place as Place)
  const own = async (): Promise<Stage> => ({ ...stage, token: await signIn(stage.product.port, 's0100') })
  const ratios = [
    ...(await measureRatio(await own(), options, {
      name: 'POST /ad/query, 50 of 10,000 ads of 200 stores',
      request: requests.list,
      atLeast: 0.6,
      p99AtMost: 2.5,
    })),
    ...(await measureRatio(await own(), options, {
      name: 'POST /ad/query, one ad',
      request: requests.one,
      atLeast: 0.5,
    })),
    ...(await measureRatio(await own(), options, {
      name: 'POST /ad/add',
      request: requests.add,
      atLeast: 0.5,
      cleanUp: `delete from ad where name like '新廣告%'`,
    })),
  ]
  const before = await measureCosts(await own(), options, requests)
  await prepareAds(stage.database, few, many)
  const after = await measureCosts(await own(), options, requests)
  return [...ratios, growth('50 ads', before.list, after.list), growth('one ad', before.one, after.one)]
}

const me: Request = (token) => ({
  method: 'GET',
  path: '/api/auth/me',
  headers: { authorization: `Bearer ${token}` },
})

type Costs = { list: number; one: number }

/** A call's time relative to the cheapest call, measured alternately, so that other load cancels out. */
async function measureCosts(
  stage: Stage,
  options: BenchOptions,
  requests: Record<keyof Costs, Request>,
): Promise<Costs> {
  return {
    list: await measureCost(stage, options, requests.list),
    one: await measureCost(stage, options, requests.one),
  }
}

async function measureCost(
  stage: Stage,
  { rounds, seconds }: BenchOptions,
  request: Request,
): Promise<number> {
  const rate = async (make: Request) => {
    const job = { port: stage.product.port, clients, seconds: 1, request: make(stage.token) }
    return checked(await stage.load.run(job)).perSecond
  }
  await rate(request)
  const costs: number[] = []
  for (let slice = 0; slice < rounds * seconds; slice++) costs.push((await rate(me)) / (await rate(request)))
  return median(costs)
}

const growth = (name: string, before: number, after: number): Figure => ({
  name: `POST /ad/query, ${name}, 100,000 to 10,000 ads`,
  value: after / before,
  limit: { atMost: 1.2 },
  unit: '×',
  detail: `cost ${after.toFixed(2)} after ${before.toFixed(2)}, in calls of /auth/me`,
})
