import type { Tx } from '@lumiroute/server/db/db.ts'
import { rawQuery } from '@lumiroute/server/db/raw-query.ts'
import { insertAuditEvent } from '@lumiroute/server/http/pipeline/audit.queries.ts'
import { listDemoSignIns } from '../data/demo-sign-ins.ts'
import { demoStores } from '../data/demo-stores.ts'

const change = (field: string, from: string, to: string) =>
  `jsonb_build_object('${field}', jsonb_build_object('from', ${from}, 'to', ${to}))`
const review = (to: string) => change('payStatus', `'request'`, `'${to}'`)
const first = (storeId: string) => `(select f.id from account f where f.store_id = ${storeId} and f.is_first)`

/** What the rest of the demo shows was done by somebody: at, account, store, action, kind, id, name, change. */
const history = `
  select a.submitted_at, ${first('a.store_id')}, a.store_id, 'ad.submitted', 'ad', a.id::text, a.name, ${change('payStatus', `'paid'`, `'request'`)}
  from ad a where a.submitted_at is not null
  union all select s.approved_at, {operator}::int, a.store_id, 'ad.approved', 'ad', a.id::text, a.name, ${review('accept')}
  from ad_snapshot s join ad a on a.id = s.ad_id
  union all select a.reviewed_at, {operator}::int, a.store_id, case when s.id is null then 'ad.rejected' else 'ad.withdrawn' end,
    'ad', a.id::text, a.name, (case when s.id is null then ${review('reject')} else ${change('payStatus', `'accept'`, `'reject'`)} end)
      || ${change('reason', `''`, 'a.reason')}
  from ad a left join ad_snapshot s on s.ad_id = a.id where a.review = 'reject'
  union all select o.paid_at, {operator}::int, o.store_id, 'ad.paymentRecorded', 'ad', o.ad_id::text, o.ad_name,
    ${change('amount', 'null', 'o.order_amount')} || ${change('memo', 'null', 'o.memo')}
  from "order" o where o.source = 'AD' and o.payment_type = 'OFFLINE' and o.paid_at is not null
  union all select e.at, ${first('o.store_id')}, o.store_id, 'order.refunded', 'order', o.order_no, o.order_no,
    ${change('refundedAmount', '0', `(e.detail ->> 'amount')::int`)}
  from order_event e join "order" o on o.id = e.order_id where e.kind = 'refunded'
  union all select n.created_at, case when n.is_first then {operator}::int else ${first('n.store_id')} end, n.store_id, 'account.created',
    'account', n.id::text, n.admin_account, ${change('adminAccount', 'null', 'n.admin_account')} || ${change('adminName', 'null', 'n.admin_name')}
  from account n where n.id <> {operator}::int
  union all select t.created_at, ${first('t.store_id')}, t.store_id, 'thirdParty.saved', 'store', t.store_id::text, s.store_name,
    jsonb_build_object('lineChannelSecret', 'changed', 'lineAccessToken', 'changed')
  from third_party t join store s on s.id = t.store_id`

const insert = rawQuery({
  name: 'demo.audit',
  row: {},
  sql: `insert into audit_event (at, store_id, store_name, account_id, account, account_name, role, address, user_agent,
     action, object_kind, object_id, object_name, change)
   select h.at, s.id, coalesce(s.store_name, ''), a.id, a.admin_account, a.admin_name,
     case when a.role = 'ROLE_ADMIN' then a.role else a.store_role end, '203.0.113.' || (10 + a.store_id), {userAgent}::text,
     h.action, h.kind, h.object_id, h.name, h.change
   from (${history}) h(at, account_id, store_id, action, kind, object_id, name, change)
   join account a on a.id = h.account_id left join store s on s.id = h.store_id and not s.is_platform
   order by h.at`,
})
const listPeople = rawQuery({
  name: 'demo.auditPeople',
  row: { id: 'int4', storeId: 'int4', storeCode: 'text', adminAccount: 'text' },
  sql: `select a.id, a.store_id as "storeId", s.store_code as "storeCode", a.admin_account as "adminAccount"
   from account a join store s on s.id = a.store_id where a.admin_enabled and a.password_hash is not null order by a.id`,
})

const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const dayMs = 86_400_000

/** The audit trail of the demo: its reviews, payments and accounts, and sign-ins over three months. */
export async function loadDemoAudit(tx: Tx, now: Date, operatorId: number): Promise<void> {
  await tx.run(insert, { operator: operatorId, userAgent })
  const people = await tx.run(listPeople, [])
  for (const { accountId, storeId, ...signIn } of listDemoSignIns(people, now))
    await insertAuditEvent(tx, { ...unnamed, ...signIn, accountId, storeId, objectId: String(accountId) })
  for (const { storeCode, disabledDaysAgo } of demoStores)
    if (disabledDaysAgo !== undefined)
      await tx.run(disable, {
        storeCode,
        at: new Date(now.getTime() - disabledDaysAgo * dayMs),
        operator: operatorId,
        userAgent,
      })
}

const unnamed = {
  account: '',
  userAgent,
  sessionId: null,
  objectKind: 'account',
  objectName: '',
  change: {},
  mostPerMinute: null,
} as const

const disable = rawQuery({
  name: 'demo.auditDisabled',
  row: {},
  sql: `insert into audit_event (at, store_id, store_name, account_id, account, account_name, role, address, user_agent,
     action, object_kind, object_id, object_name, change)
   select {at}::timestamptz, s.id, s.store_name, a.id, a.admin_account, a.admin_name, a.role, '203.0.113.' || (10 + a.store_id),
     {userAgent}::text, 'store.disabled', 'store', s.id::text, s.store_name, ${change('storeEnabled', 'true', 'false')}
   from store s, account a where s.store_code = {storeCode}::text and a.id = {operator}::int`,
})
