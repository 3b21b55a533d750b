import type { Store, updateStore as endpoint } from '@lumiroute/contract/store'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { endSessions } from '../session/end-sessions.ts'
import { lockStore } from './lock-store.ts'
import { changeStore } from './store.queries.ts'
import { refuseTaken, requirePlatformKept } from './store-rules.ts'
import { text } from '../../../text/text.ts'

export async function updateStore({ tx, actor, input, deps, afterCommit }: Write<typeof endpoint>) {
  const { id, version, ...change } = input
  const store = await lockStore(tx, id)
  if (!store) throw notFound()
  requireVersion(store, version)
  requirePlatformKept(store, change)
  const changed = await changeStore(tx, id, change, actor).catch(refuseTaken)
  if (change.storeEnabled === false) {
    const ended = await endSessions(tx, { store: id })
    afterCommit(() => deps.watch.markEnded(ended))
  }
  const name = change.storeName ?? store.storeName
  return { store: new RawJson<Store>(changed), message: text('store.updated', { name }) }
}
