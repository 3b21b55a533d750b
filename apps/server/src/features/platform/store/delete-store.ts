import type { deleteStore as endpoint } from '@lumiroute/contract/store'
import { sqlState } from '../../../db/db.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { endSessions } from '../session/end-sessions.ts'
import { findDependent } from './find-dependent.ts'
import { lockStoreWhole } from './lock-store.ts'
import { allowsAction } from './store.policy.ts'
import { deleteStoreRows } from './store.queries.ts'
import { text } from '../../../text/text.ts'

const foreignKeyBroken = '23503'

export async function deleteStore({ tx, input, deps, audit, afterCommit }: Write<typeof endpoint>) {
  const store = await lockStoreWhole(tx, input.id)
  if (!store) throw notFound()
  if (!allowsAction(store, 'delete')) throw new AppError('store.platformStays')
  const rows = await findDependent(tx, store.id)
  if (rows) throw new AppError('store.hasRows', { name: store.storeName, rows })
  const ended = await endSessions(tx, { store: store.id })
  await deleteStoreRows(tx, store.id).catch((error: unknown) => {
    if (sqlState(error) !== foreignKeyBroken) throw error
    throw new AppError('store.hasData', { name: store.storeName })
  })
  await audit(tx, 'store.deleted', { object: { id: store.id, name: store.storeName } })
  afterCommit(() => deps.watch.markEnded(ended))
  return { message: text('store.deleted', { name: store.storeName }) }
}
