import type { AuditAction, AuditChange, AuditObjectKind, AuditOutcome } from '@lumiroute/contract/audit'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Who did what. Names are copied and nothing is referenced, so that a row outlives the account, store and object.
 * A trigger refuses updates, and deletes of rows within the retention time.
 */
export const auditEvents = pgTable(
  'audit_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** Null for the platform. */
    storeId: integer(),
    storeName: text().notNull().default(''),
    accountId: integer(),
    /** The account name; as typed if a sign-in failed. */
    account: text().notNull().default(''),
    accountName: text().notNull().default(''),
    /** ROLE_ADMIN, or the role inside the store. */
    role: text().notNull().default(''),
    address: text().notNull(),
    userAgent: text().notNull().default(''),
    sessionId: uuid(),
    action: text().$type<AuditAction>().notNull(),
    objectKind: text().$type<AuditObjectKind>().notNull(),
    objectId: text().notNull().default(''),
    objectName: text().notNull().default(''),
    change: jsonb().$type<AuditChange>().notNull().default({}),
    outcome: text().$type<AuditOutcome>().notNull().default('done'),
    /** All that free text finds. */
    search: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(action || ' ' || account || ' ' || account_name || ' ' || address || ' ' || object_id || ' ' || object_name)`,
      ),
  },
  (table) => [
    index('audit_event_newest').on(table.at, table.id),
    index('audit_event_of_store').on(table.storeId, table.at, table.id),
    index('audit_event_of_account').on(sql`lower(${table.account})`, table.at, table.id),
    index('audit_event_of_action').on(table.action, table.at, table.id),
    index('audit_event_of_object').on(table.objectKind, table.objectId, table.at, table.id),
    index('audit_event_of_address').on(table.address, table.at, table.id),
    index('audit_event_refused')
      .on(table.at, table.id)
      .where(sql`${table.outcome} = 'refused'`),
    index('audit_event_search').using('gin', sql`audit_pairs(${table.search})`),
    check('audit_event_outcome', sql`${table.outcome} in ('done', 'refused')`),
  ],
)
