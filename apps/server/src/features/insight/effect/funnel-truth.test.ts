import { funnelGroupings, getFunnel } from '@lumiroute/contract/effect'
import { addThirdParty } from '@lumiroute/contract/third-party'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addChannel } from '../../../adapters/line/stand-in/books.ts'
import { serveLine, type StandIn } from '../../../adapters/line/stand-in/serve-line.ts'
import { recordPlays, recordSamples } from '../../../db/schema/index.ts'
import { dateIn } from '../../../testing/ad-factories.ts'
import { makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeCoupon } from '../../../testing/coupon-factories.ts'
import { makeStoreAdmin, signInAs } from '../../../testing/factories.ts'
import { type FunnelWorld, walkPeople } from '../../../testing/funnel-people.ts'
import { planPeople, type PlannedPerson, tellTruth, type TrueScan } from '../../../testing/funnel-plan.ts'
import { makeOnAir } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listFunnelCells } from './queries/funnel.queries.ts'
import { readFunnel } from './read-funnel.ts'

/** `npm run evidence:funnel` takes more. */
const peopleCount = Number(process.env.FUNNEL_PEOPLE ?? 40)
const seed = Number(process.env.FUNNEL_SEED ?? 1)

const origin = 'https://led.example.tw'
const dayMs = 86_400_000
const minute = 60_000
const hours = 5
const begun = Date.now() - 16 * dayMs
/** The people only know what a phone knows; the clock is the test's. */
let now = begun
let line: StandIn
let t: TestApp
beforeAll(async () => {
  line = await serveLine()
  line.books.now = () => new Date(now)
  t = await startTestApp({
    settings: { lineApiBase: line.url, publicUrl: origin },
    now: () => new Date(now),
  })
})
afterAll(async () => {
  await t.close()
  await line.stop()
})

function createChance() {
  let state = seed
  const roll = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return {
    below: (limit: number) => Math.floor(roll() * limit),
    isLucky: (chance: number) => roll() < chance,
  }
}

const dates = [0, 1].map((days) => dateIn({ now: () => new Date(begun) }, days))
const starts = dates.map((date) => Date.parse(`${date}T10:00:00+08:00`))

/** Where the screen is and what it shows changes every few minutes. */
const placeMs = 20 * minute
const itemMs = 3 * minute
const cellAt = (at: number) => `${(25 + 0.01 * (Math.floor(at / placeMs) % 4)).toFixed(3)},121.500`
const sampleMs = 5000
const nearestSample = (at: number) => Math.round(at / sampleMs) * sampleMs
const itemAt = (at: number) => 71 + (Math.floor(at / itemMs) % 3)

async function drive(recordId: number, start: number): Promise<void> {
  await t.deps.ensureSampleMonth(start)
  const seconds = (hours + 1) * 3600
  const samples = Array.from({ length: (seconds * 1000) / sampleMs }, (_, i) => {
    const at = start + i * sampleMs
    const [latitude, longitude] = cellAt(at).split(',').map(Number)
    return { recordId, deviceId: 1, recordTime: new Date(at), latitude, longitude }
  })
  for (let i = 0; i < samples.length; i += 1000)
    await t.deps.db.insert(recordSamples).values(samples.slice(i, i + 1000))
  const plays = Array.from({ length: (seconds * 1000) / itemMs }, (_, i) => {
    const at = Math.floor(start / itemMs) * itemMs + i * itemMs
    const times = { startAt: new Date(at), endAt: new Date(at + itemMs), plannedMs: itemMs, playedMs: itemMs }
    const what = { materialId: itemAt(at), sha256: '0'.repeat(64) }
    return { playId: crypto.randomUUID(), recordId, deviceId: 1, ...what, ...times }
  })
  await t.deps.db.insert(recordPlays).values(plays)
}

async function openWorld() {
  now = begun
  const person = await makeStoreAdmin(t.deps)
  const { id: storeId, storeCode } = person.store
  const channel = addChannel(line.books)
  await t.call(
    addThirdParty,
    {
      store: storeCode,
      lineChannelSecret: channel.secret,
      lineAccessToken: channel.token,
      lineLoginChannelId: channel.loginChannelId,
      lineLoginChannelSecret: channel.loginSecret,
    },
    person.token,
  )
  const qr = { enabledQrcodeLog: true, qrcodeUrl: `${origin}/s/${storeCode}` }
  const fixed = { storeId, moveType: 'fix_play', fixLocation: '車站', broadcastDates: dates, ...qr } as const
  const ads = [await makeOnAir(t.deps, fixed), await makeOnAir(t.deps, fixed)]
  const records =
    (await t.deps.db.pool.query('select id, ad_id, broadcast_date::text as date from broadcast_record where store_id = $1', [storeId]) // oxfmt-ignore
    ).rows as { id: number; ad_id: number; date: string }[]
  for (const { id, date } of records) await drive(id, Date.parse(`${date}T10:00:00+08:00`))
  const product = await makeProduct(t.deps, { storeId })
  const coupon = await makeCoupon(t.deps, { storeId, cpnPerMember: 9 })
  const world: FunnelWorld = {
    t,
    line,
    store: { code: storeCode, account: person.account, channel },
    adIds: ads.map(({ ad }) => ad.id),
    product,
    cpnCode: coupon.cpnCode,
    setTime: (at) => (now = at),
  }
  return { world, storeId, records, price: product.prodSalePrice }
}

const taipeiHour = (at: number) => new Date(at + 8 * 3_600_000).getUTCHours()
const taipeiDate = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)

const figuresOf = (scans: readonly TrueScan[]) => {
  const steps = scans.flatMap(({ steps: own }) => own)
  const count = (kind: string) => steps.filter((step) => step.kind === kind).length
  return {
    scans: scans.length,
    follows: count('follow'),
    coupons: count('coupon'),
    orders: count('order'),
    amount: steps.reduce((sum, { amount }) => sum + amount, 0),
  }
}
type Figures = ReturnType<typeof figuresOf>

test(`the funnel equals what ${peopleCount} people did, to the unit`, async () => {
  const { world, storeId, records, price } = await openWorld()
  const plans: PlannedPerson[] = planPeople(createChance(), peopleCount, { starts, ads: 2, hours })
  await walkPeople(world, plans)
  const truth = plans.flatMap((plan) => tellTruth(plan, price))
  const { token } = await signInAs(t.deps, world.store.account)
  let hidden = 0
  let shown = 0
  for (const [i, adId] of world.adIds.entries()) {
    const own = truth.filter(({ ad }) => ad === i)
    const isOnAir = ({ at }: TrueScan) => dates.includes(taipeiDate(at))
    const isDriving = ({ at }: TrueScan) => starts.some((s) => at >= s && at < s + (hours + 1) * 3_600_000)
    const keysOf: Record<string, (scan: TrueScan) => string | null> = {
      date: (scan) =>
        isOnAir(scan)
          ? String(records.find(({ ad_id, date }) => ad_id === adId && date === taipeiDate(scan.at))?.id)
          : null,
      hour: ({ at }) => String(taipeiHour(at)),
      cell: (scan) => (isDriving(scan) ? cellAt(nearestSample(scan.at)) : null),
      item: (scan) => (isDriving(scan) ? String(itemAt(scan.at)) : null),
    }
    const cells = await listFunnelCells(t.deps.db, storeId, adId)
    const stored = (name: keyof Figures) => cells.reduce((sum, cell) => sum + cell[name], 0)
    expect({
      scans: stored('scans'),
      follows: stored('follows'),
      coupons: stored('coupons'),
      orders: stored('orders'),
      amount: stored('amount'),
    }).toEqual(figuresOf(own))
    for (const by of funnelGroupings) {
      const { body } = await t.call(getFunnel, { storeId, adId, by }, token)
      const keyOf = keysOf[by] as (scan: TrueScan) => string | null
      expect(new Set(body.rowList.map(({ key }) => key))).toEqual(new Set(own.map(keyOf)))
      for (const { key, name: _name, ...row } of body.rowList) {
        const expected = figuresOf(own.filter((scan) => keyOf(scan) === key))
        for (const name of Object.keys(expected) as (keyof Figures)[]) {
          if (row[name] === null) hidden++
          else shown++
          expect({ by, key, [name]: row[name] ?? expected[name] }).toEqual({
            by,
            key,
            [name]: expected[name],
          })
        }
      }
      expect(body.total).toEqual((await readFunnel(t.deps.db, { storeId, adId })).total)
    }
  }
  const all = figuresOf(truth)
  process.stdout.write(
    `${peopleCount} people, seed ${seed}: ${JSON.stringify(all)}; ${shown} figures equal, ${hidden} withheld\n`,
  )
  expect(Math.min(all.follows, all.coupons, all.orders, shown)).toBeGreaterThan(0)
}, 900_000)
