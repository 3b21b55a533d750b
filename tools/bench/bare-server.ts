import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { bareAd, bareAddAd, bareAds } from './bare-ad-statements.ts'
import { bareCheckout } from './bare-checkout-statement.ts'
import { bareFront, bareFrontProducts } from './bare-front-statements.ts'
import { bareMembers, bareTag } from './bare-member-statements.ts'
import { bareProducts } from './bare-product-statements.ts'
import { bareSamples } from './bare-record-statements.ts'
import { storeByCopy, storeByJson } from './bare-ingest.ts'
import { bareList, bareInsert, bareMe } from './bare-statements.ts'

/** The lower bound: the same rows and JSON with one prepared statement per call and no checks at all. */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL as string,
  max: 20,
  options: '-c TimeZone=Asia/Taipei',
})
pool.on('error', (error) => console.error(error.message))

const json = 'application/json; charset=utf-8'
const accountId = Number(process.env.ACCOUNT_ID)

async function answer(request: IncomingMessage): Promise<string> {
  if (request.url?.startsWith('/api/playbox/')) return ingest(request.url, await text(request))
  if (request.method === 'POST') return post(request, JSON.parse(await text(request)) as Body)
  if (request.url === '/api/auth/me') return run(bareMe, [accountId])
  if (request.url?.startsWith('/api/store/members/')) return members()
  if (request.url?.startsWith('/api/front/'))
    return run(request.url.endsWith('/products') ? bareFrontProducts : bareFront, ['S0100'])
  return run(bareList, [50, 0])
}

let place: Promise<unknown[]> | undefined

/** Store and tag are looked up once: the bare server serves nothing else. */
async function members(): Promise<string> {
  place ??= pool
    .query<{ store: number; tag: number }>({ ...bareTag, values: ['S0100', 'vip'] })
    .then(({ rows }) => [rows[0]?.store, rows[0]?.tag])
  return run(bareMembers, await place)
}

const ingest = (url: string, body: string) =>
  url.endsWith('by=copy') ? storeByCopy(pool, body) : storeByJson(pool, body)

type Body = Record<string, unknown>

function post({ url, headers }: IncomingMessage, body: Body): Promise<string> {
  if (url?.startsWith('/api/v1/order/checkout/')) return checkOut(body, headers['idempotency-key'])
  if (url === '/api/ad/query')
    return body.adId ? run(bareAd, [body.adId]) : run(bareAds, [body.storeId, body.size, 0])
  if (url?.startsWith('/api/v1/product/list/')) return run(bareProducts, ['S0100'])
  if (url === '/api/ad/record/detail') return run(bareSamples, [body.recordId])
  return url === '/api/ad/add' ? createAd(body as Body & { ad_data: Body }) : insert(body)
}

function checkOut({ productList, memo }: Body, key: unknown): Promise<string> {
  const [line] = productList as Body[]
  return run(bareCheckout, ['S0101', line?.prodCode, line?.prodSaleQty, memo, key])
}

const createAd = ({ storeId, ad_data: ad }: { storeId?: unknown; ad_data: Body }) =>
  run(bareAddAd, [
    storeId,
    ad.name,
    ad.moveType,
    ad.vehicleType,
    ad.fixLocation,
    ad.mode,
    ad.playId1,
    ad.broadcastDate,
    ad.marquee,
    ad.memo,
    accountId,
  ])

const insert = ({ storeCode, storeName, storeEnabled }: Body) =>
  run(bareInsert, [storeCode, storeName, storeEnabled, null, accountId])

async function run(statement: { name: string; text: string }, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ answer: string }>({ ...statement, values })
  return rows[0]?.answer ?? ''
}

function serve(request: IncomingMessage, response: ServerResponse): void {
  answer(request).then(
    (body) =>
      response.writeHead(200, { 'content-type': json, 'content-length': Buffer.byteLength(body) }).end(body),
    (error: Error) => {
      console.error(error.message)
      response.writeHead(500, { 'content-length': 0 }).end()
    },
  )
}

const server = createServer(serve).listen(0, '127.0.0.1', () => {
  console.log(`ready on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit(0))
