import type { getStore as byId, getStoreInfo as byCode, Store } from '@lumiroute/contract/store'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { findStoreJson } from './store.queries.ts'

export async function getStore({ db, actor, scope }: Read<typeof byId>) {
  const store = await findStoreJson(db, scope.storeId, actor)
  if (store === undefined) throw notFound()
  return { store: new RawJson<Store>(store) }
}

export async function getStoreInfo({ db, actor, scope }: Read<typeof byCode>) {
  const store = await findStoreJson(db, scope.storeId, actor)
  if (store === undefined) throw notFound()
  return { storeList: new RawJson<Store[]>(`[${store}]`) }
}
