import type { signInMember as endpoint } from '@lumiroute/contract/member'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import { formatMoment } from '../../../clock/business-moment.ts'
import { memberTokenSeconds, signMemberToken } from '../../../http/authentication/member-identity.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import type { LineFailure } from '../../../adapters/line/line.port.ts'
import { findOrMakeMember } from './find-or-make-member.ts'

type Shop = { id: number; loginChannelId: string | null }
const find = rawQuery<Shop>({
  name: 'member.shop',
  row: { id: 'int4', loginChannelId: 'text?' },
  sql: `select s.id, t.line_login_channel_id as "loginChannelId" from store s
   left join third_party t on t.store_id = s.id
   where lower(s.store_code) = lower($1) and s.store_enabled`,
})

/** Who the page's person is, in LINE's own words; nothing that the page says of a person is believed. */
export async function signInMember({ db, deps, input }: Steps<typeof endpoint>) {
  const { id: storeId, loginChannelId } = await requireShop(db, input.store)
  const answer = await deps.line.verifyIdToken(input.idToken, loginChannelId)
  if (!answer.ok) throw refusalOf(answer)
  const { userId: lineUserId, displayName, pictureUrl } = answer.person
  const at = deps.now()
  const found = await db.write((tx) =>
    findOrMakeMember(tx, deps.settings, { storeId, lineUserId, displayName, pictureUrl, at }),
  )
  if (!found.mbrEnabled) throw new AppError('FORBIDDEN', { message: '此會員已停用，請洽店家' })
  return {
    token: await signMemberToken(deps, found),
    expiresAt: formatMoment(new Date(at.getTime() + memberTokenSeconds * 1000), deps.settings.businessTz),
    member: { mbrCode: found.mbrCode, mbrDisplayName: displayName, mbrPicture: pictureUrl },
  }
}

async function requireShop(db: Handle, storeCode: string) {
  const [shop] = await db.run(find, [storeCode])
  if (!shop) throw notFound('找不到此商店')
  if (!shop.loginChannelId) throw new AppError('CONFLICT', { message: '此商店尚未設定 LINE 登入' })
  return { id: shop.id, loginChannelId: shop.loginChannelId }
}

const refusalOf = ({ why }: LineFailure) =>
  why === 'away' || why === 'rate'
    ? new AppError('UNAVAILABLE', { message: '暫時無法連線到 LINE，請稍後再試', retryAfterSeconds: 5 })
    : new AppError('UNAUTHENTICATED', { message: 'LINE 登入已失效，請重新開啟頁面' })
