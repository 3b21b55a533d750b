/** What a call answers where the action has no message of its own. */
export const done = '操作成功'

export const error = {
  VALIDATION: '輸入的資料有誤',
  UNAUTHENTICATED: '請先登入',
  FORBIDDEN: '沒有權限執行此操作',
  NOT_FOUND: '找不到資料',
  CONFLICT: '資料已被變更，請重新整理後再試',
  PAYMENT_NOT_CONFIGURED: '平台尚未設定付款服務，請聯絡平台管理員',
  TOO_LARGE: '檔案或內容太大',
  UNSUPPORTED_MEDIA: '不支援的檔案格式',
  RATE_LIMITED: '操作太頻繁，請稍後再試',
  QUOTA_EXCEEDED: '已達店家用量上限，請聯絡平台管理員',
  STORAGE_FULL: '儲存空間不足',
  UNAVAILABLE: '系統暫時無法使用，請稍後再試',
  INTERNAL: '系統發生未知錯誤',
} as const
