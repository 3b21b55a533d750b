import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

const codeOf = rawQuery({
  name: 'download.code',
  row: { code: 'text' },
  sql: 'select store_code as code from store where id = $1',
})
export const findStoreCode = async (db: Handle, storeId: number) => (await db.run(codeOf, [storeId]))[0]?.code
