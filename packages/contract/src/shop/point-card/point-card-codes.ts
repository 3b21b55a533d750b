export const pointCardStatuses = { draft: '草稿', published: '發行中', ended: '已結束' } as const
export type PointCardStatus = keyof typeof pointCardStatuses
export const pointCardStatusCodes = Object.keys(pointCardStatuses) as [PointCardStatus, ...PointCardStatus[]]

export const memberCardStates = {
  active: '集點中',
  full: '已集滿',
  expired: '已過期',
  redeemed: '已兌換',
} as const
export type MemberCardState = keyof typeof memberCardStates
export const memberCardStateCodes = Object.keys(memberCardStates) as [MemberCardState, ...MemberCardState[]]

export const ledgerReasons = {
  bonus: '開卡贈點',
  earn: '集點',
  redeem: '兌換',
  expire: '到期',
  adjust: '人工調整',
  reverse: '退款收回',
} as const
export type LedgerReason = keyof typeof ledgerReasons
export const ledgerReasonCodes = Object.keys(ledgerReasons) as [LedgerReason, ...LedgerReason[]]

export const pointCardIcons = ['star', 'coffee', 'heart', 'gift', 'leaf', 'paw', 'smile', 'bolt'] as const
export type PointCardIcon = (typeof pointCardIcons)[number]
export const maxGoal = 50
