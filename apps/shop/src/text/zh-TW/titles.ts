/** Titles of pages by the name of their route. */
export const titles = {
  home: '首頁',
  products: '商品',
  product: '商品',
  activity: '最新活動',
  info: '店家資訊',
  game: '小遊戲',
  coupons: '優惠券',
  coupon: '優惠券',
  cards: '集點卡',
  card: '集點卡',
  profile: '我的',
  prizes: '獎品與遊戲紀錄',
  missing: '找不到這一頁',
} as const
