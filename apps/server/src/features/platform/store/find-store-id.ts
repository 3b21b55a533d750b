import { type Handle, statement } from '../../../db/db.ts'

const byCode = statement<{ id: number }>(
  'store.idByCode',
  'select id from store where lower(store_code) = lower($1)',
)

/** For calls that strangers make, whose store no access check has looked up. */
export const findStoreId = async (db: Handle, storeCode: string): Promise<number | undefined> =>
  (await db.run(byCode, [storeCode]))[0]?.id
