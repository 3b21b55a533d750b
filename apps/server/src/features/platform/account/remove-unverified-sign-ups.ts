import { sqlState, type Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { recordByServer } from '../../../http/pipeline/audit.ts'
import { endSessions } from '../session/end-sessions.ts'
import { lockStoreWhole } from '../store/lock-store.ts'
import { isStoreEmpty, removeEmptyStore } from '../store/remove-empty-store.ts'
import { listUnverifiedSignUps, lockUnverifiedSignUp, type SignUp } from './sign-up.queries.ts'

type Needed = Pick<Deps, 'db' | 'settings' | 'watch' | 'now'>

/**
 * Removes sign-ups whose address was not confirmed in time, with their store. A store that holds something or has other
 * accounts is in use and stays.
 */
export async function removeUnverifiedSignUps(deps: Needed): Promise<void> {
  for (const signUp of await listUnverifiedSignUps(deps.db, deps.settings.signupDays)) {
    const ended = await deps.db.write((tx) => remove(tx, deps, signUp)).catch(keepIfReferenced)
    deps.watch.markEnded(ended)
  }
}

async function remove(tx: Tx, { settings, now }: Needed, { id, storeId }: SignUp): Promise<string[]> {
  await lockStoreWhole(tx, storeId)
  const signUp = await lockUnverifiedSignUp(tx, id, settings.signupDays)
  if (!signUp || !(await isStoreEmpty(tx, storeId))) return []
  const ended = await endSessions(tx, { store: storeId })
  await recordByServer(tx, 'signUp.deleted', {
    at: now(),
    storeId,
    object: { id, name: signUp.adminAccount },
  })
  await removeEmptyStore(tx, storeId)
  return ended
}

const foreignKeyBroken = '23503'

/** Something else belongs to the store. */
function keepIfReferenced(error: unknown): string[] {
  if (sqlState(error) !== foreignKeyBroken) throw error
  return []
}
