import type { Thing } from '@lumiroute/contract'
import type { Handle } from '../../db/db.ts'
import { type RawQuery, rawQuery } from '../../db/raw-query.ts'

const storeByCode = rawQuery({
  name: 'access.storeByCode',
  row: { id: 'int4' },
  sql: 'select id from store where lower(store_code) = lower($1)',
})
const storeById = rawQuery({
  name: 'access.storeById',
  row: { id: 'int4' },
  sql: 'select id from store where id = $1',
})

/** The store that a row belongs to, by the row's own id. */
const storeOfThing: Record<Thing, RawQuery<{ storeId: number }>> = {
  account: rawQuery({
    name: 'access.account',
    row: { storeId: 'int4' },
    sql: 'select store_id as "storeId" from account where id = $1',
  }),
  file: rawQuery({
    name: 'access.file',
    row: { storeId: 'int4' },
    sql: 'select store_id as "storeId" from file where uuid_name = $1',
  }),
  ad: rawQuery({
    name: 'access.ad',
    row: { storeId: 'int4' },
    sql: 'select store_id as "storeId" from ad where id = $1',
  }),
}

export const findStoreIdByCode = async (db: Handle, code: string): Promise<number | undefined> =>
  (await db.run(storeByCode, [code]))[0]?.id

export const findStoreIdById = async (db: Handle, id: number): Promise<number | undefined> =>
  (await db.run(storeById, [id]))[0]?.id

export const findStoreOfThing = async (
  db: Handle,
  thing: Thing,
  id: string | number,
): Promise<number | undefined> => (await db.run(storeOfThing[thing], [id]))[0]?.storeId
