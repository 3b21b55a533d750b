export const couponRewards = {
  discount_fixed: '折抵金額',
  discount_percent: '折扣',
  price_explicit: '優惠價',
  free: '免費兌換',
  gift: '贈品',
  free_shipping: '免運費',
  points: '贈送點數',
} as const
export type CouponRewardType = keyof typeof couponRewards

export const couponIssues = {
  public: '公開領取',
  claim: '連結領取',
  code: '輸入代碼領取',
  point_exchange: '點數兌換',
  game_win: '遊戲獲勝',
  tag: '指定標籤',
  birthday: '生日當月',
  new_friend: '加入好友',
  lottery: '抽獎',
} as const
export type CouponIssueType = keyof typeof couponIssues

export const couponScopes = { all: '全部商品', cateCodes: '指定分類', prodCodes: '指定商品' } as const
export type CouponScopeType = keyof typeof couponScopes

export const couponRedeems = {
  online: '商店結帳',
  staff_qr: '店員掃碼',
  self_confirm: '會員自行確認',
} as const
export type CouponRedeem = keyof typeof couponRedeems

export const couponStatuses = {
  draft: '草稿',
  running: '發放中',
  paused: '暫停發放',
  closed: '結束發放',
} as const
export type CouponStatus = keyof typeof couponStatuses

export const ticketStatuses = {
  held: '未使用',
  used: '已使用',
  expired: '已過期',
  revoked: '已作廢',
  restored: '已退回',
} as const
export type TicketStatus = keyof typeof ticketStatuses

export const ticketChannels = { shop: '線上商店', counter: '店內', game: '遊戲', line: 'LINE' } as const

type Codes<T> = [keyof T, ...(keyof T)[]]
const getCodes = <T extends object>(names: T) => Object.keys(names) as Codes<T>
export const couponRedeemCodes = getCodes(couponRedeems)
export const couponStatusCodes = getCodes(couponStatuses)
export const ticketStatusCodes = getCodes(ticketStatuses)
