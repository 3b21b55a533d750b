import type { deleteStore as endpoint } from '@lumiroute/contract/store'
import { eq } from 'drizzle-orm'
import { sqlState, type Tx } from '../../../db/db.ts'
import { accounts, files, stores } from '../../../db/schema/index.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { endSessions } from '../session/end-sessions.ts'
import { findDependent } from './store.dependents.ts'
import { lockStoreWhole } from './lock-store.ts'
import { text } from '../../../text/text.ts'

const foreignKeyBroken = '23503'

export async function deleteStore({ tx, input, deps, afterCommit }: Write<typeof endpoint>) {
  const store = await lockStoreWhole(tx, input.id)
  if (!store) throw notFound()
  if (store.isPlatform) throw new AppError('store.platformStays')
  const rows = await findDependent(tx, store.id)
  if (rows) throw new AppError('store.hasRows', { name: store.storeName, rows })
  const ended = await endSessions(tx, { store: store.id })
  await removeStore(tx, store.id).catch((error: unknown) => {
    if (sqlState(error) !== foreignKeyBroken) throw error
    throw new AppError('store.hasData', { name: store.storeName })
  })
  afterCommit(() => deps.watch.markEnded(ended))
  return { message: text('store.deleted', { name: store.storeName }) }
}

/** LINE settings go with the row; the bytes of its files are swept, since nothing refers to them any more. */
async function removeStore(tx: Tx, id: number): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.storeId, id))
  await tx.delete(files).where(eq(files.storeId, id))
  await tx.delete(stores).where(eq(stores.id, id))
}
