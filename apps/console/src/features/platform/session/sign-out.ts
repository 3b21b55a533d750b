import { signOut } from '@lumiroute/contract/session'
import { call } from '../../../lib/api/client.ts'
import { forgetDraftsOf } from '../../../lib/form/draft.ts'
import { knownUser, session } from '../../../lib/session/session.ts'

/** Ends the session here even when the server cannot be told. A full load leaves nothing of it in memory. */
export async function leave() {
  const user = knownUser()
  if (user) forgetDraftsOf(user.id)
  await call(signOut, {}).catch(() => {})
  session.close()
  location.assign('/signin')
}
