import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../apps/server/src/db/db.ts'
import { rawQuery } from '../../apps/server/src/db/raw-query.ts'
import { type Acknowledged, hashSha256 } from './business-workers.ts'

type ApprovedAd = {
  id: number
  review: string
  dates: number
  bookings: number
  records: number
  hasSnapshot: boolean
}
const allAds = rawQuery<ApprovedAd>({
  name: 'businessCrash.ads',
  row: { id: 'int4', review: 'text', dates: 'int4', bookings: 'int4', records: 'int4', hasSnapshot: 'bool' },
  sql: `select a.id, a.review, cardinality(a.broadcast_dates) as dates,
     (select count(*)::int from booking b where b.ad_id = a.id) as bookings,
     (select count(*)::int from broadcast_record r where r.ad_id = a.id) as records,
     exists (select from ad_snapshot s where s.id = a.snapshot_id and s.ad_id = a.id) as "hasSnapshot"
   from ad a where a.review in ('request', 'accept')`,
})

/** Every approval is complete or did not happen, and all acknowledged ones happened. */
export async function findApprovalFaults(db: Db, { approvals }: Acknowledged): Promise<string[]> {
  const ads = await db.run(allAds, [])
  const accepted = new Set(ads.filter(({ review }) => review === 'accept').map(({ id }) => id))
  const lost = approvals.filter((id) => !accepted.has(id)).map((id) => `approval of ad ${id} is lost`)
  const halves = ads.filter((ad) => {
    const wanted = ad.review === 'accept' ? ad.dates : 0
    return ad.bookings !== wanted || ad.records !== wanted || ad.hasSnapshot !== (ad.review === 'accept')
  })
  return [...lost, ...halves.map((ad) => `approval is not whole: ${JSON.stringify(ad)}`)]
}

type PaidState = { paymentId: string; status: string; orderStatus: string; settled: number }
const paidStates = rawQuery<PaidState>({
  name: 'businessCrash.payments',
  row: { paymentId: 'text', status: 'text', orderStatus: 'text', settled: 'int4' },
  sql: `select p.payment_id as "paymentId", p.status, o.payment_status as "orderStatus",
     (select count(*)::int from payment_notice n where n.payment_id = p.payment_id and n.verdict = 'settled') as settled
   from payment p join "order" o on o.id = p.order_id where p.payment_id = any($1::text[])`,
})
const isSettled = ({ status, orderStatus }: PaidState) => status === 'SUCCESS' && orderStatus === 'SUCCESS'

/** Every acknowledged payment is settled once, in time after the restart. */
export async function findPaymentFaults(
  db: Db,
  { payments }: Acknowledged,
  withinMs: number,
): Promise<string[]> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const states = await db.run(paidStates, [payments])
    const isComplete = states.length === payments.length && states.every(isSettled)
    if (isComplete || Date.now() > deadline) return describePayments(payments, states)
    await pause(100)
  }
}

function describePayments(payments: string[], states: PaidState[]): string[] {
  const known = new Map(states.map((state) => [state.paymentId, state]))
  return payments.flatMap((paymentId) => {
    const state = known.get(paymentId)
    if (state && isSettled(state) && state.settled === 1) return []
    return [`payment ${paymentId} is not settled once: ${JSON.stringify(state)}`]
  })
}

type Row = { uuidName: string; sha256: string }
const fileRows = rawQuery<Row>({
  name: 'businessCrash.files',
  row: { uuidName: 'text', sha256: 'text' },
  sql: `select uuid_name as "uuidName", sha256 from file where kind = 'material' and original_name = 'a.jpg'`,
})

/** No acknowledged file is lost, no row lacks its file, and no stored file is incomplete. */
export async function findUploadFaults(
  db: Db,
  dataDir: string,
  { uploads }: Acknowledged,
  pictures: Buffer[],
): Promise<string[]> {
  const rows = new Map((await db.run(fileRows, [])).map(({ uuidName, sha256 }) => [uuidName, sha256]))
  const stored = await hashStored(join(dataDir, 'files'))
  const whole = new Set(pictures.map(hashSha256))
  return [
    ...uploads
      .filter(({ uuidName, sha256 }) => rows.get(uuidName) !== sha256)
      .map(({ uuidName }) => `upload ${uuidName} is lost`),
    ...[...rows]
      .filter(([uuidName, sha256]) => stored.get(uuidName) !== sha256)
      .map(([uuidName]) => `row ${uuidName} has no or another file`),
    ...[...stored].filter(([, sha256]) => !whole.has(sha256)).map(([name]) => `file ${name} is not whole`),
  ]
}

async function hashStored(root: string): Promise<Map<string, string>> {
  const stored = new Map<string, string>()
  for (const folder of await readdir(root)) {
    if (folder === 'tmp') continue
    for (const name of await readdir(join(root, folder)))
      stored.set(name, hashSha256(await readFile(join(root, folder, name))))
  }
  return stored
}
