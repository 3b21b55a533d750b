import { signOut } from '@lumiroute/contract/session'
import { call } from '../../../lib/api/client.ts'
import { forgetDrafts } from '../../../lib/form/draft.ts'
import { knownUser, session } from '../../../lib/session/session.ts'

/**
 * Ends the session even when the server cannot be reached. The full page load clears everything in memory.
 */
export async function leave() {
  const user = knownUser()
  if (user) forgetDrafts(user.id)
  await call(signOut, {}).catch(() => {})
  session.close()
  location.assign('/signin')
}
