import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'

type Dependent = {
  /** How the refusal names them: 3 位會員. */
  unit: string
  noun: string
  count: (storeId: number) => ReturnType<typeof sql>
}

/** What keeps a store from being deleted. A feature with rows that must not vanish adds its line here. */
const dependents: Dependent[] = [
  {
    unit: '位',
    noun: '會員',
    count: (id) => sql`select count(*)::int as n from member where store_id = ${id}`,
  },
  { unit: '則', noun: '廣告', count: (id) => sql`select count(*)::int as n from ad where store_id = ${id}` },
  {
    unit: '份',
    noun: '播放清單',
    count: (id) => sql`select count(*)::int as n from playlist where store_id = ${id}`,
  },
  {
    unit: '筆',
    noun: '訂單',
    count: (id) => sql`select count(*)::int as n from "order" where store_id = ${id}`,
  },
  {
    unit: '項',
    noun: '商品',
    count: (id) => sql`select count(*)::int as n from product where store_id = ${id}`,
  },
  {
    unit: '個',
    noun: '商品分類',
    count: (id) => sql`select count(*)::int as n from category where store_id = ${id}`,
  },
  {
    unit: '則',
    noun: '最新活動或橫幅',
    count: (id) => sql`select count(*)::int as n from activity where store_id = ${id}`,
  },
  {
    unit: '張',
    noun: '優惠券',
    count: (id) => sql`select count(*)::int as n from coupon where store_id = ${id}`,
  },
  {
    unit: '張',
    noun: '集點卡',
    count: (id) => sql`select count(*)::int as n from point_card where store_id = ${id}`,
  },
  {
    unit: '則',
    noun: '訊息',
    count: (id) => sql`select count(*)::int as n from message where store_id = ${id}`,
  },
]

/** The first reason not to delete the store, or nothing. */
export async function findDependent(tx: Tx, storeId: number): Promise<string | undefined> {
  for (const { unit, noun, count } of dependents) {
    const { rows } = await tx.execute<{ n: number }>(count(storeId))
    const n = rows[0]?.n ?? 0
    if (n > 0) return `${n} ${unit}${noun}`
  }
  return undefined
}
