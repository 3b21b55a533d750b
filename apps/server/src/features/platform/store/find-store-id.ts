import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

const byCode = rawQuery({
  name: 'store.idByCode',
  row: { id: 'int4' },
  sql: 'select id from store where lower(store_code) = lower($1)',
})

/** For calls that strangers make, whose store no access check has looked up. */
export const findStoreId = async (db: Handle, storeCode: string): Promise<number | undefined> =>
  (await db.run(byCode, [storeCode]))[0]?.id
