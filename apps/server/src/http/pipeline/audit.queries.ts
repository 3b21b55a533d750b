import type { AuditAction, AuditChange, AuditObjectKind, AuditOutcome } from '@lumiroute/contract/audit'
import type { Handle } from '../../db/db.ts'
import { rawQuery } from '../../db/raw-query.ts'

export type NewAuditEvent = {
  at: Date
  storeId: number | null
  accountId: number | null
  /** Recorded if there is no such account. */
  account: string
  address: string
  userAgent: string
  sessionId: string | null
  action: AuditAction
  objectKind: AuditObjectKind
  objectId: string
  objectName: string
  change: AuditChange
  outcome: AuditOutcome
  /** Rows of the action by the same account, or by none, that a minute may add; null for any number. */
  mostPerMinute: number | null
}

/** The platform's own store counts as none. An account without a named store acts for its own. */
const insert = rawQuery({
  name: 'audit.insert',
  row: {},
  sql: `insert into audit_event (at, store_id, store_name, account_id, account, account_name, role, address, user_agent,
     session_id, action, object_kind, object_id, object_name, change, outcome)
   select {at}::timestamptz, s.id, coalesce(s.store_name, ''), {accountId}::int, coalesce(a.admin_account, {account}::text),
     coalesce(a.admin_name, ''), coalesce(case when a.role = 'ROLE_ADMIN' then a.role else a.store_role end, ''), {address}::text, {userAgent}::text, {sessionId}::uuid,
     {action}::text, {objectKind}::text, {objectId}::text,
     coalesce(nullif({objectName}::text, ''), own.store_name, case when {objectKind}::text = 'account'
       and {objectId}::text = a.id::text then a.admin_account end, ''),
     {change}::jsonb, {outcome}::text
   from (select) one
   left join account a on a.id = {accountId}::int
   left join store s on s.id = coalesce({storeId}::int, a.store_id) and not s.is_platform
   left join store own on own.id = case when {objectKind}::text = 'store' then nullif({objectId}::text, '')::int end
   where {mostPerMinute}::int is null or {mostPerMinute}::int > (select count(*) from audit_event e
     where e.action = {action}::text and e.account_id is not distinct from {accountId}::int and e.at > {at}::timestamptz - interval '1 minute')`,
})

export async function insertAuditEvent(db: Handle, event: NewAuditEvent): Promise<void> {
  await db.run(insert, { ...event, change: JSON.stringify(event.change) })
}
