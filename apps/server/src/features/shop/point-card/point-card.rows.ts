import type { LedgerReason, MemberCardState, PointRules } from '@lumiroute/contract/point-card'

/** A member's card with the rules that it was handed out by. */
export type CardRow = {
  id: number
  cardNo: string
  storeId: number
  pointCardId: number
  memberId: number
  points: number
  goal: number
  state: MemberCardState
  firstEarnAt: Date | null
  expireAt: Date | null
  rules: PointRules
}

export const cardColumns = `
  m.id, m.card_no as "cardNo", m.store_id as "storeId", m.point_card_id as "pointCardId",
  m.member_id as "memberId", m.points, m.goal, m.state, m.first_earn_at as "firstEarnAt",
  m.expire_at as "expireAt", v.rules`
export const fromCards = 'from member_card m join point_card_version v on v.id = m.version_id'

/** What brought or took points; what has an id counts once. */
export type Reference = { refType: string; refId: string }

export type Entry = {
  delta: number
  reason: LedgerReason
  ref?: Reference | undefined
  staffAccountId?: number | undefined
  note?: string | undefined
  at: Date
}
