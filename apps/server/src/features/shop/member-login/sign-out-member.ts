import type { signOutMember as endpoint } from '@lumiroute/contract/member'
import type { Steps } from '../../../http/pipeline/route.ts'
import { endMemberSession } from './member-session.queries.ts'
import { clearSessionCookie } from './session-cookie.ts'

export async function signOutMember({ db, deps, member, request }: Steps<typeof endpoint>) {
  const { sessionId, storeId } = member
  if (sessionId !== null) {
    await db.write((tx) => endMemberSession(tx, sessionId, deps.now()))
    deps.watch.markEnded([sessionId])
  }
  return { setCookie: [clearSessionCookie({ deps, request }, storeId)] }
}
