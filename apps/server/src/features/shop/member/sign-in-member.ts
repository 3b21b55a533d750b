import type { signInMember as endpoint } from '@lumiroute/contract/member'
import type { LineFailure } from '../../../adapters/line/line.port.ts'
import type { Handle } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { describeSignIn, startMemberSession } from '../member-login/member-session.ts'
import { admitLinePerson } from './admit-line-person.ts'
import { findShop } from './member.queries.ts'

/** Trusts only what LINE verifies, nothing the page says about the person. */
export async function signInMember({ db, deps, input, request }: Steps<typeof endpoint>) {
  const { id: storeId, loginChannelId } = await requireShop(db, input.store)
  const answer = await deps.line.verifyIdToken(input.idToken, loginChannelId)
  if (!answer.ok) throw toRefusal(answer)
  const { member } = await admitLinePerson(db, deps, {
    storeId,
    person: answer.person,
    touchId: input.touch,
  })
  if (!input.keepSignedIn) return describeSignIn(deps, member)
  const { session, setCookie } = await startMemberSession({ db, deps, request }, member)
  return { ...(await describeSignIn(deps, member, session)), setCookie }
}

async function requireShop(db: Handle, storeCode: string) {
  const shop = await findShop(db, storeCode)
  if (!shop) throw new AppError('member.shopNotFound')
  if (!shop.loginChannelId) throw new AppError('member.noLineLogin')
  return { id: shop.id, loginChannelId: shop.loginChannelId }
}

const toRefusal = ({ why }: LineFailure) =>
  why === 'away' || why === 'rate'
    ? new AppError('member.lineUnavailable', {}, { retryAfterSeconds: 5 })
    : new AppError('member.lineLoginExpired')
