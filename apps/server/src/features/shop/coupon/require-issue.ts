import type { CouponIssue } from '@lumiroute/contract/coupon'
import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { getHolderFacts, listCardsWithReward } from './queries/coupon.queries.ts'

type Coupon = { issue: CouponIssue; storeId: number; cpnCode: string }

type Asked = { memberId: number; at: Date; code?: string | undefined }

/** Rejects a member who may not claim the coupon by its way of issue. */
export async function requireIssue(tx: Tx, coupon: Coupon, asked: Asked): Promise<void> {
  const { issue } = coupon
  if (issue.type === 'public' || issue.type === 'claim') return requireNoReward(tx, coupon)
  if (issue.type === 'code' && asked.code?.toLowerCase() !== issue.code.toLowerCase())
    throw refuseField('code', text(asked.code === undefined ? 'coupon.codeRequired' : 'coupon.codeWrong'))
  if (issue.type === 'game_win') throw new AppError('coupon.byGameOnly')
  if (issue.type !== 'tag' && issue.type !== 'birthday' && issue.type !== 'new_friend') return
  const tagCodes = issue.type === 'tag' ? issue.tagCodes.map((code) => code.toLowerCase()) : []
  const facts = await getHolderFacts(tx, asked.memberId, asked.at, tagCodes)
  if (issue.type === 'tag' && !facts?.isTagged) throw new AppError('coupon.byTagOnly')
  if (issue.type === 'birthday' && !facts?.isBirthMonth) throw new AppError('coupon.byBirthdayOnly')
  if (issue.type === 'new_friend' && !facts?.isNewFriend) throw new AppError('coupon.byNewFriendOnly')
}

/** Claiming a point card's reward would bypass its points. */
async function requireNoReward(tx: Tx, { storeId, cpnCode }: Coupon): Promise<void> {
  const [card] = await listCardsWithReward(tx, storeId, cpnCode)
  if (card && !card.isDraft) throw new AppError('coupon.isReward', { card: card.name })
}
