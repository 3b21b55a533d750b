export const pointCardStatusCodes = ['draft', 'published', 'ended'] as const
export type PointCardStatus = (typeof pointCardStatusCodes)[number]

export const memberCardStateCodes = ['active', 'full', 'expired', 'redeemed'] as const
export type MemberCardState = (typeof memberCardStateCodes)[number]

export const ledgerReasonCodes = ['bonus', 'earn', 'redeem', 'expire', 'adjust', 'reverse'] as const
export type LedgerReason = (typeof ledgerReasonCodes)[number]

export const pointCardIcons = ['star', 'coffee', 'heart', 'gift', 'leaf', 'paw', 'smile', 'bolt'] as const
export type PointCardIcon = (typeof pointCardIcons)[number]
export const maxGoal = 50
