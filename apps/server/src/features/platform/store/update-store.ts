import type { Store, updateStore as endpoint } from '@lumiroute/contract/store'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { endSessions } from '../session/end-sessions.ts'
import { type LockedStore, lockStore } from './lock-store.ts'
import { changeStore, findStoreFields } from './store.queries.ts'
import { refuseTaken, requirePlatformKept } from './store-rules.ts'
import { text } from '../../../text/text.ts'

export async function updateStore({ tx, actor, input, deps, audit, afterCommit }: Write<typeof endpoint>) {
  const { id, version, ...change } = input
  const store = await lockStore(tx, id)
  if (!store) throw notFound()
  requireVersion(store, version)
  requirePlatformKept(store, change)
  const before = await findStoreFields(tx, id)
  const changed = await changeStore(tx, id, change, actor).catch(refuseTaken)
  const name = change.storeName ?? store.storeName
  await audit(tx, getAuditAction(store, change), {
    storeId: id,
    object: { id, name },
    change: compareFields(before, change),
  })
  if (change.storeEnabled === false) {
    const ended = await endSessions(tx, { store: id })
    afterCommit(() => deps.watch.markEnded(ended))
  }
  return { store: new RawJson<Store>(changed), message: text('store.updated', { name }) }
}

function getAuditAction(
  store: LockedStore,
  { storeEnabled = store.storeEnabled }: { storeEnabled?: boolean | undefined },
) {
  if (storeEnabled === store.storeEnabled) return 'store.updated'
  return storeEnabled ? 'store.enabled' : 'store.disabled'
}
