import type { StoreRole } from '@lumiroute/contract/account'
import type { Handle } from '../../db/db.ts'
import { rawQuery } from '../../db/raw-query.ts'

const byAccount = rawQuery<{ storeRole: StoreRole }>({
  name: 'account.storeRole',
  row: { storeRole: 'text' },
  sql: 'select store_role as "storeRole" from account where id = $1',
})

export const findStoreRole = async (db: Handle, accountId: number): Promise<StoreRole | undefined> =>
  (await db.run(byAccount, [accountId]))[0]?.storeRole
