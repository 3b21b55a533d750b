import type { Store } from '@lumiroute/contract/store'
import { eq, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { actionsJson } from '../../../db/actions-sql.ts'
import { defineList } from '../../../db/list-json.ts'
import { accounts, files, stores } from '../../../db/schema/index.ts'
import { storesByAdmin } from '../../../db/stores-by-admin.ts'
import { listStoreActions } from './store.policy.ts'

const actionsFor = (isPlatform: boolean) => actionsJson(listStoreActions({ isPlatform }))

/** Only operators may act on stores; a store's own people edit its information. */
const actions = `case when not {isOperator}::boolean then '[]'::json
  when r.is_platform then ${actionsFor(true)} else ${actionsFor(false)} end`

const columns = `
  r.id, r.store_code as "storeCode", r.store_name as "storeName", r.store_enabled as "storeEnabled",
  (select a.id from account a where a.store_id = r.id and a.is_first) as "storeFirstAdminId",
  r.store_tax_number as "storeTaxNumber", r.store_phone as "storePhone", r.store_addr as "storeAddr",
  r.store_addr_lat as "storeAddrLat", r.store_addr_lng as "storeAddrLng", r.store_intro as "storeIntro",
  r.store_service as "storeService", r.store_reserve as "storeReserve", r.store_image as "storeImage",
  r.store_big_image as "storeBigImage", r.store_website as "storeWebsite", r.store_lineoa as "storeLineoa",
  r.store_facebook as "storeFacebook", r.store_prod_name as "storeProdName", r.game_id as "gameId",
  r.store_belong as "storeBelong", r.is_platform as "isPlatform", ${actions} as actions,
  exists (select 1 from third_party t where t.store_id = r.id) as "hasThirdParty",
  r.created_at as "createdAt", r.updated_at as "updatedAt", r.version`

export const listStoresJson = defineList({
  name: 'store.list',
  from: 'store r',
  columns,
  filters: {
    q: 'r.store_code ilike {q} or r.store_name ilike {q} or r.store_tax_number ilike {q}',
    storeTaxNumber: 'r.store_tax_number = {storeTaxNumber}',
    storeEnabled: 'r.store_enabled = {storeEnabled}',
    from: 'not r.is_platform and r.created_at >= {from}::date',
    to: 'not r.is_platform and r.created_at < {to}::date + 1',
    admin: `case {admin}::text when 'none' then ${storesByAdmin.none} else ${storesByAdmin.noPassword} end`,
  },
  orders: {
    id: 'r.id',
    storeCode: 'lower(r.store_code)',
    storeName: 'r.store_name',
    storeEnabled: 'r.store_enabled',
    updatedAt: 'r.updated_at',
  },
  order: 'id',
})

const byId = rawQuery({
  name: 'store.byId',
  row: { store: 'text' },
  sql: `select row_to_json(v)::text as store from (
     select ${columns.replace('{isOperator}', '$2')} from store r where r.id = $1) v`,
})
type Reader = { isOperator: boolean }
export const findStoreJson = async (db: Handle, id: number, { isOperator }: Reader) =>
  (await db.run(byId, [id, isOperator]))[0]?.store

type NewStore = Pick<Store, 'storeCode' | 'storeName' | 'storeEnabled' | 'storeTaxNumber'>
const insert = rawQuery({
  name: 'store.insert',
  row: { store: 'text' },
  sql: `with r as (
     insert into store (store_code, store_name, store_enabled, store_tax_number, updated_by)
     values ($1, $2, $3, $4, $5) returning *
   ) select row_to_json(v)::text as store from (
     select ${columns.replace('{isOperator}', 'true')} from r) v`,
})
export async function insertStore(tx: Tx, store: NewStore, by: number): Promise<string> {
  const { storeCode, storeName, storeEnabled, storeTaxNumber } = store
  const [row] = await tx.run(insert, [storeCode, storeName, storeEnabled, storeTaxNumber, by])
  return (row as { store: string }).store
}

type Change = Partial<Omit<typeof stores.$inferInsert, 'id' | 'isPlatform' | 'version'>>

type Editor = Reader & { accountId: number }

export async function changeStore(tx: Tx, id: number, change: Change, editor: Editor): Promise<string> {
  await tx
    .update(stores)
    .set({
      ...change,
      updatedAt: sql`now()`,
      updatedBy: editor.accountId,
      version: sql`${stores.version} + 1`,
    })
    .where(eq(stores.id, id))
  return (await findStoreJson(tx, id, editor)) as string
}

/** For the audit trail: what a change replaces. */
export const findStoreFields = async (tx: Tx, id: number): Promise<object> =>
  (await tx.select().from(stores).where(eq(stores.id, id)))[0] ?? {}

export type LockedStore = {
  id: number
  storeCode: string
  storeName: string
  storeEnabled: boolean
  isPlatform: boolean
  version: number
}
const lockedColumns = {
  id: stores.id,
  storeCode: stores.storeCode,
  storeName: stores.storeName,
  storeEnabled: stores.storeEnabled,
  isPlatform: stores.isPlatform,
  version: stores.version,
}

export const selectStoreFor = async (
  tx: Tx,
  id: number,
  lock: 'no key update' | 'update',
): Promise<LockedStore | undefined> =>
  (await tx.select(lockedColumns).from(stores).where(eq(stores.id, id)).for(lock))[0]

export const findName = async (db: Handle, id: number): Promise<string | undefined> =>
  (await db.select({ name: stores.storeName }).from(stores).where(eq(stores.id, id)))[0]?.name

const byCode = rawQuery({
  name: 'store.idByCode',
  row: { id: 'int4' },
  sql: 'select id from store where lower(store_code) = lower($1)',
})
export const findIdByCode = async (db: Handle, storeCode: string): Promise<number | undefined> =>
  (await db.run(byCode, [storeCode]))[0]?.id

/** Tables whose rows prevent deleting a store. */
export const dependentTables = [
  'member',
  'ad',
  'playlist',
  'order',
  'product',
  'category',
  'activity',
  'coupon',
  'point_card',
  'message',
] as const
export type DependentTable = (typeof dependentTables)[number]

export async function countStoreRows(tx: Tx, table: DependentTable, storeId: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)} where store_id = ${storeId}`,
  )
  return rows[0]?.n ?? 0
}

/** Tables that are deleted with a store, and still show that somebody used it. */
export const tablesOfStore = [
  'file',
  'line_event',
  'make_good',
  'member_login',
  'report',
  'shop_settings',
  'store_game_round',
  'tag',
  'third_party',
  'touch',
] as const

/** Whether somebody edited the store, or has rows in one of these tables. */
export async function hasOwnSettings(tx: Tx, storeId: number): Promise<boolean> {
  const parts = tablesOfStore.map(
    (table) => sql`exists (select from ${sql.identifier(table)} where store_id = ${storeId})`,
  )
  const { rows } = await tx.execute<{ isUsed: boolean }>(
    sql`select s.version > 1 or ${sql.join(parts, sql` or `)} as "isUsed" from store s where s.id = ${storeId}`,
  )
  return rows[0]?.isUsed ?? false
}

/**
 * LINE settings are deleted with the row; a job deletes the bytes of its files, which are unreferenced now.
 */
export async function deleteStoreRows(tx: Tx, id: number): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.storeId, id))
  await tx.delete(files).where(eq(files.storeId, id))
  await tx.delete(stores).where(eq(stores.id, id))
}
