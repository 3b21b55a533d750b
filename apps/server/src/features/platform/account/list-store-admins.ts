import type {
  findStoreAdmins as find,
  listStoreAdmins as list,
  StoreAdmin,
} from '@lumiroute/contract/account'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listAccountsJson } from './account.queries.ts'

export async function listStoreAdmins({ db, actor, scope, input }: Read<typeof list>) {
  const { page, size, sort, q } = input
  const filters = { storeId: scope.storeId, q: containing(q) }
  const given = { actor: actor.accountId, isOperator: actor.isOperator }
  const { rows, total } = await listAccountsJson(db, { filters, given, page, size, sort })
  return { storeAdminList: new RawJson<StoreAdmin[]>(rows), total }
}

export async function findStoreAdmins({ db, actor, scope, input }: Read<typeof find>) {
  const { page, size, sort, q, adminAccount } = input
  const filters = {
    storeId: scope?.storeId,
    adminAccount: containing(adminAccount),
    q: containing(q),
  }
  const given = { actor: actor.accountId, isOperator: actor.isOperator }
  const { rows, total } = await listAccountsJson(db, { filters, given, page, size, sort })
  return { storeAdminList: new RawJson<StoreAdmin[]>(rows), total }
}
