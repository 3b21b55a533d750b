import { randomUUID } from 'node:crypto'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Db } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { getTokenSeconds, type MemberSession } from '../../../http/authentication/member-identity.ts'
import { insertMemberSession } from './member-session.queries.ts'
import { type Place, writeSessionCookie } from './session-cookie.ts'

type Member = { id: number; storeId: number }

/** A session of this browser; its cookie is all that the browser keeps. */
export async function startMemberSession({ db, ...place }: Place & { db: Db; deps: Deps }, member: Member) {
  const session = { id: randomUUID(), signedInAt: place.deps.now() }
  await insertMemberSession(db, { id: session.id, memberId: member.id, at: session.signedInAt })
  const cookie = writeSessionCookie(place, member.storeId, { sessionId: session.id, turn: 0 })
  return { session, setCookie: [cookie] }
}

type Shown = Member & { mbrCode: string; mbrDisplayName: string; mbrPicture: string }

/** What a page gets to know about a sign-in. */
export async function describeSignIn(deps: Deps, member: Shown, session?: MemberSession) {
  const token = await deps.memberIdentity.sign(member, session)
  const expiresAt = new Date(deps.now().getTime() + getTokenSeconds(session) * 1000)
  const { mbrCode, mbrDisplayName, mbrPicture } = member
  return {
    token,
    expiresAt: formatMoment(expiresAt, deps.settings.businessTz),
    member: { mbrCode, mbrDisplayName, mbrPicture },
  }
}
