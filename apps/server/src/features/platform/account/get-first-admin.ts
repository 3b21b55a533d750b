import type { getFirstAdmin as endpoint } from '@lumiroute/contract/account'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { findFirst, viewAccount } from './account.queries.ts'

export async function getFirstAdmin({ db, actor, input }: Read<typeof endpoint>) {
  const first = await findFirst(db, input.id)
  if (!first) throw notFound()
  return { storeAdmin: await viewAccount(db, first.id, actor), storeFirstAdminId: first.id }
}
