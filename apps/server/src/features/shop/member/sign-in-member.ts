import type { signInMember as endpoint } from '@lumiroute/contract/member'
import type { LineFailure } from '../../../adapters/line/line.port.ts'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Handle } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { memberTokenSeconds } from '../../../http/authentication/member-identity.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { findOrCreateMember } from './find-or-create-member.ts'
import { findShop } from './member.queries.ts'

/** Trusts only what LINE verifies, nothing the page says about the person. */
export async function signInMember({ db, deps, input }: Steps<typeof endpoint>) {
  const { id: storeId, loginChannelId } = await requireShop(db, input.store)
  const answer = await deps.line.verifyIdToken(input.idToken, loginChannelId)
  if (!answer.ok) throw toRefusal(answer)
  const { userId: lineUserId, displayName, pictureUrl } = answer.person
  const at = deps.now()
  const found = await db.write((tx) =>
    findOrCreateMember(tx, deps.settings, { storeId, lineUserId, displayName, pictureUrl, at }),
  )
  if (!found.mbrEnabled) throw new AppError('member.disabled')
  return {
    token: await deps.memberIdentity.sign(found),
    expiresAt: formatMoment(new Date(at.getTime() + memberTokenSeconds * 1000), deps.settings.businessTz),
    member: { mbrCode: found.mbrCode, mbrDisplayName: displayName, mbrPicture: pictureUrl },
  }
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
