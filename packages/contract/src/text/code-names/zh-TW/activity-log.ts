import type { Category } from '../../../platform/activity-log/category.ts'

export const activityCategory = {
  storeInfo: '店家資訊',
  account: '帳號管理',
  playlist: '播放清單與素材',
  adSubscription: '廣告訂閱',
  adRecord: '廣告執行紀錄',
  adEffect: '廣告成效',
  gameEffect: '遊戲成效',
  order: '訂單',
  download: '下載',
  gameUse: '遊戲使用',
  playEffect: '播放成效紀錄',
  stream: '直播紀錄',
} as const satisfies Record<Category, string>
