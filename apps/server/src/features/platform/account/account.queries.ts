import { foldAccountName, type StoreAdmin, type StoreRole, storeRoles } from '@lumiroute/contract/account'
import type { Role } from '@lumiroute/contract/session'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { actionsWhere } from '../../../db/actions-sql.ts'
import { hasSecondFactorSql } from '../../../db/has-second-factor.ts'
import type { Handle, Tx } from '../../../db/db.ts'
import { column, rawQuery } from '../../../db/raw-query.ts'
import { defineList } from '../../../db/list-json.ts'
import { accounts } from '../../../db/schema/index.ts'
import type { Actor } from '../../../http/authentication/identity.ts'

/** The same rules as in account-rules.ts: oneself, the first administrator and the last owner are protected. */
const mayChange = `(not r.is_first or r.id = {actor} or {isOperator}::boolean)`
const mayGo = `r.id <> {actor} and ${mayChange} and (not r.admin_enabled or r.store_role <> 'owner' or exists
  (select 1 from account o where o.store_id = r.store_id and o.admin_enabled and o.store_role = 'owner'
   and o.id <> r.id))`
const mayChangeRole = `not r.is_first and r.role = 'ROLE_STORE' and ${mayGo}`

const actions = actionsWhere({
  edit: mayChange,
  changeRole: mayChangeRole,
  disable: `r.admin_enabled and ${mayGo}`,
  resetSecondFactor: `{isOperator}::boolean and r.role = 'ROLE_STORE' and ${hasSecondFactorSql('r')}`,
  delete: mayGo,
})

const columns = `
  r.id, r.admin_account as "adminAccount", r.admin_name as "adminName", r.admin_email as "adminEmail",
  r.email_verified_at as "emailVerifiedAt", r.new_email as "newEmail",
  r.admin_enabled as "adminEnabled", r.is_first as "isFirst", r.password_hash is not null as "hasPassword",
  r.store_role as "storeRole", r.last_sign_in_at as "lastSignInAt",
  (select json_build_object('id', s.id, 'storeCode', s.store_code, 'storeName', s.store_name)
   from store s where s.id = r.store_id) as store,
  r.created_at as "createdAt", r.updated_at as "updatedAt", r.version,
  ${actions} as actions`

export const listAccountsJson = defineList({
  name: 'account.list',
  from: 'account r',
  columns,
  filters: {
    storeId: 'r.store_id = {storeId}',
    adminAccount: 'r.admin_account ilike {adminAccount}',
    q: 'r.admin_account ilike {q} or r.admin_name ilike {q} or r.admin_email ilike {q}',
  },
  orders: {
    id: 'r.id',
    adminAccount: 'r.admin_account_key',
    adminName: 'r.admin_name',
    adminEmail: 'lower(r.admin_email)',
    adminEnabled: 'r.admin_enabled',
    storeRole: `array_position(array['${storeRoles.join("','")}'], r.store_role)`,
  },
  order: 'id',
})

const byId = rawQuery({
  name: 'account.byId',
  row: { account: column<StoreAdmin>('json') },
  sql: `select row_to_json(v) as account
   from (select ${columns.replaceAll('{actor}', '$2').replaceAll('{isOperator}', '$3')}
     from account r where r.id = $1) v`,
})
export const viewAccount = async (db: Handle, id: number, actor: Actor): Promise<StoreAdmin> =>
  ((await db.run(byId, [id, actor.accountId, actor.isOperator]))[0] as { account: StoreAdmin }).account

const ofStore = (storeId: number) => eq(accounts.storeId, storeId)
const isOwner = eq(accounts.storeRole, 'owner')
const isEnabledOwner = and(eq(accounts.adminEnabled, true), isOwner)
const inStore = (storeId: number, id: number) => and(ofStore(storeId), eq(accounts.id, id))

export type AccountRow = typeof accounts.$inferSelect
export const findAccount = async (tx: Handle, storeId: number, id: number): Promise<AccountRow | undefined> =>
  (await tx.select().from(accounts).where(inStore(storeId, id)))[0]

export const findFirst = async (db: Handle, storeId: number): Promise<AccountRow | undefined> =>
  (
    await db
      .select()
      .from(accounts)
      .where(and(ofStore(storeId), eq(accounts.isFirst, true)))
  )[0]

export async function hasOtherEnabledOwner(tx: Tx, storeId: number, id: number): Promise<boolean> {
  const others = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(ofStore(storeId), isEnabledOwner, ne(accounts.id, id)))
    .limit(1)
  return others.length > 0
}

type NewAccount = {
  storeId: number
  adminAccount: string
  adminName: string
  adminEmail: string
  adminEnabled: boolean
  isFirst: boolean
  role: Role
  storeRole: StoreRole
  passwordHash: string | null
  mustChangePassword: boolean
  updatedBy: number
}
export async function insertAccount(tx: Tx, account: NewAccount): Promise<number> {
  const adminAccountKey = foldAccountName(account.adminAccount)
  const [row] = await tx
    .insert(accounts)
    .values({ ...account, adminAccountKey })
    .returning({ id: accounts.id })
  return (row as { id: number }).id
}

type Change = {
  adminAccount?: string | undefined
  adminName?: string | undefined
  adminEnabled?: boolean | undefined
  storeRole?: StoreRole | undefined
}
export async function changeAccount(tx: Tx, id: number, change: Change, by: number): Promise<void> {
  const { adminAccount, adminName, adminEnabled, storeRole } = change
  await tx
    .update(accounts)
    .set({
      adminAccount,
      adminAccountKey: adminAccount === undefined ? undefined : foldAccountName(adminAccount),
      adminName,
      adminEnabled,
      storeRole,
      updatedAt: sql`now()`,
      updatedBy: by,
      version: sql`${accounts.version} + 1`,
    })
    .where(eq(accounts.id, id))
}

export const removeAccount = (tx: Tx, id: number) => tx.delete(accounts).where(eq(accounts.id, id))

/** If the first administrator was deleted, promote the oldest owner, preferably one who can sign in. */
export async function ensureFirstAdmin(tx: Tx, storeId: number): Promise<void> {
  if (await findFirst(tx, storeId)) return
  const [heir] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(ofStore(storeId), isOwner))
    .orderBy(desc(accounts.adminEnabled), asc(accounts.id))
    .limit(1)
  if (heir) await tx.update(accounts).set({ isFirst: true }).where(eq(accounts.id, heir.id))
}

export const listForRemoval = (tx: Tx, storeId: number) =>
  tx
    .select({
      id: accounts.id,
      adminAccount: accounts.adminAccount,
      adminEnabled: accounts.adminEnabled,
      isFirst: accounts.isFirst,
      storeRole: accounts.storeRole,
    })
    .from(accounts)
    .where(ofStore(storeId))
    .orderBy(desc(accounts.isFirst), asc(accounts.id))
