import type { CouponIssue } from '@lumiroute/contract/coupon'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { listCardsWithReward } from './coupon.queries.ts'

type Facts = { isTagged: boolean; isBirthMonth: boolean; isNewFriend: boolean }
/** How long a friend is new. */
const newDays = 30

const factsOf = rawQuery<Facts>({
  name: 'coupon.holderFacts',
  row: { isTagged: 'bool', isBirthMonth: 'bool', isNewFriend: 'bool' },
  sql: `select exists (select from member_tag mt join tag t on t.id = mt.tag_id
       where mt.member_id = m.id and lower(t.tag_code) = any($3::text[])) as "isTagged",
     coalesce(extract(month from m.mbr_birth) = extract(month from $2::timestamptz), false) as "isBirthMonth",
     m.follow_status = 'following' and m.blocked_at is null and coalesce(m.followed_at > $2::timestamptz - interval '${newDays} days', false)
       as "isNewFriend"
   from member m where m.id = $1`,
})

type Coupon = { issue: CouponIssue; storeId: number; cpnCode: string }
type Asked = { memberId: number; at: Date; code?: string | undefined }
const refuse = (message: string) => new AppError('CONFLICT', { message })

/** Whether this member may take the coupon by the way that it is given out. */
export async function requireIssue(tx: Tx, coupon: Coupon, asked: Asked): Promise<void> {
  const { issue } = coupon
  if (issue.type === 'public' || issue.type === 'claim') return requireNoReward(tx, coupon)
  if (issue.type === 'code' && asked.code?.toLowerCase() !== issue.code.toLowerCase())
    throw refuseField('code', asked.code === undefined ? '請輸入代碼' : '代碼有誤')
  if (issue.type === 'game_win') throw refuse('此優惠券由遊戲獲勝取得')
  if (issue.type !== 'tag' && issue.type !== 'birthday' && issue.type !== 'new_friend') return
  const tagCodes = issue.type === 'tag' ? issue.tagCodes.map((code) => code.toLowerCase()) : []
  const [facts] = await tx.run(factsOf, [asked.memberId, asked.at, tagCodes])
  if (issue.type === 'tag' && !facts?.isTagged) throw refuse('此優惠券僅提供給指定會員')
  if (issue.type === 'birthday' && !facts?.isBirthMonth) throw refuse('此優惠券僅限生日當月領取')
  if (issue.type === 'new_friend' && !facts?.isNewFriend) throw refuse('此優惠券僅提供給新加入的好友')
}

/** Open to everybody, a card's reward would be had without the points that it costs. */
async function requireNoReward(tx: Tx, { storeId, cpnCode }: Coupon): Promise<void> {
  const [card] = await listCardsWithReward(tx, storeId, cpnCode)
  if (card && !card.isDraft) throw refuse(`此優惠券為集點卡「${card.name}」的獎勵，集到點數後自動發送`)
}
