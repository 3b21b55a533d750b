import type { QuotaKind } from '@lumiroute/contract/store-quota'
import { eq, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { stores } from '../../../db/schema/index.ts'

/** Counted on each check instead of stored in a counter, so that it cannot drift. */
const usedBy: Record<QuotaKind, string> = {
  // Screenshots are the platform's proof of delivery, not the store's uploads.
  storage:
    'select coalesce(sum(f.size_bytes), 0)::bigint from file f where f.store_id = s.id and not f.is_private',
  members: 'select count(*) from member m where m.store_id = s.id and m.erased_at is null',
  products: 'select count(*) from product p where p.store_id = s.id and p.removed_at is null',
}
const ownLimit: Record<QuotaKind, string> = {
  storage: 's.quota_storage_bytes',
  members: 's.quota_members',
  products: 's.quota_products',
}

export type QuotaState = { isPlatform: boolean; used: number; own: number | null }

const getState = (kind: QuotaKind) =>
  rawQuery<QuotaState>({
    name: `quota.${kind}`,
    row: { isPlatform: 'bool', used: 'int8', own: 'int8?' },
    sql: `select s.is_platform as "isPlatform", (${usedBy[kind]}) as used, ${ownLimit[kind]}::bigint as own
     from store s where s.id = $1`,
  })
const states = { storage: getState('storage'), members: getState('members'), products: getState('products') }

export const findQuotaState = async (db: Handle, storeId: number, kind: QuotaKind) =>
  (await db.run(states[kind], [storeId]))[0]

const lockNumbers: Record<QuotaKind, number> = { storage: 7_203_101, members: 7_203_102, products: 7_203_103 }
const lock = rawQuery({
  name: 'quota.lock',
  row: { pg_advisory_xact_lock: 'void' },
  sql: 'select pg_advisory_xact_lock($1::int, $2::int)',
})

/** Block other transactions from adding rows of this kind to the store until this one ends. */
export const lockQuota = (tx: Tx, storeId: number, kind: QuotaKind) =>
  tx.run(lock, [lockNumbers[kind], storeId])

type Limits = Record<QuotaKind, number | null>

/** The store's own limits; null means the installation's default. */
export async function findLimits(tx: Tx, storeId: number): Promise<Limits> {
  const { quotaStorageBytes: storage, quotaMembers: members, quotaProducts: products } = stores
  const [own] = await tx.select({ storage, members, products }).from(stores).where(eq(stores.id, storeId))
  return own ?? { storage: null, members: null, products: null }
}

export async function setLimits(tx: Tx, storeId: number, limits: Limits, by: number): Promise<boolean> {
  const rows = await tx
    .update(stores)
    .set({
      quotaStorageBytes: limits.storage,
      quotaMembers: limits.members,
      quotaProducts: limits.products,
      updatedAt: sql`now()`,
      updatedBy: by,
    })
    .where(eq(stores.id, storeId))
    .returning({ id: stores.id })
  return rows.length === 1
}
