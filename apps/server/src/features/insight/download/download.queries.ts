import { type Handle, statement } from '../../../db/db.ts'

const codeOf = statement<{ code: string }>(
  'download.code',
  'select store_code as code from store where id = $1',
)
export const findStoreCode = async (db: Handle, storeId: number) => (await db.run(codeOf, [storeId]))[0]?.code
