export const storeQuota = {
  updated: '更新店家「{name}」的用量上限成功',
  platformHasNone: '平台自有店家沒有用量上限',
  storageFull:
    '儲存空間不足：已使用 {used}，上限 {allowed}，此檔案 {amount}。請移除不用的素材，或請聯絡平台管理員提高上限',
  membersFull:
    '會員數超過上限：目前 {used} 位，上限 {allowed} 位，本次新增 {amount} 位。請聯絡平台管理員提高上限',
  productsFull:
    '商品數超過上限：目前 {used} 項，上限 {allowed} 項，本次新增 {amount} 項。請刪除不用的商品，或請聯絡平台管理員提高上限',
} as const
