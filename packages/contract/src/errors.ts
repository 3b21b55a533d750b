import type { ChangedLine } from './shop/order/shop-order.fields.ts'
import type { QuotaRefusal } from './platform/store-quota/store-quota.fields.ts'

/** Every error a call can answer with: its HTTP status and its text where the act has none of its own. */
export const errors = {
  VALIDATION: { status: 400, 'zh-TW': '輸入的資料有誤', en: 'Some of the input is not valid' },
  UNAUTHENTICATED: { status: 401, 'zh-TW': '請先登入', en: 'Please sign in' },
  FORBIDDEN: { status: 403, 'zh-TW': '沒有權限執行此操作', en: 'You may not do this' },
  NOT_FOUND: { status: 404, 'zh-TW': '找不到資料', en: 'Not found' },
  CONFLICT: {
    status: 409,
    'zh-TW': '資料已被變更，請重新整理後再試',
    en: 'The data has changed, please reload and try again',
  },
  PAYMENT_NOT_CONFIGURED: {
    status: 409,
    'zh-TW': '平台尚未設定付款服務，請聯絡平台管理員',
    en: 'No payment provider is configured, please contact the platform operator',
  },
  TOO_LARGE: { status: 413, 'zh-TW': '檔案或內容太大', en: 'The file or content is too large' },
  UNSUPPORTED_MEDIA: { status: 415, 'zh-TW': '不支援的檔案格式', en: 'This type of file is not supported' },
  RATE_LIMITED: {
    status: 429,
    'zh-TW': '操作太頻繁，請稍後再試',
    en: 'Too many requests, please try again later',
  },
  QUOTA_EXCEEDED: {
    status: 409,
    'zh-TW': '已達店家用量上限，請聯絡平台管理員',
    en: 'The store has reached its limit, please ask the operator',
  },
  STORAGE_FULL: { status: 507, 'zh-TW': '儲存空間不足', en: 'There is no space left' },
  UNAVAILABLE: {
    status: 503,
    'zh-TW': '系統暫時無法使用，請稍後再試',
    en: 'The system is unavailable for a moment, please try again',
  },
  INTERNAL: { status: 500, 'zh-TW': '系統發生未知錯誤', en: 'Something went wrong' },
} as const

export type ErrorCode = keyof typeof errors
export const errorCodes = Object.keys(errors) as ErrorCode[]

export type ErrorBody = {
  status: number
  code: ErrorCode
  message: string
  error: string
  fields?: Record<string, string>
  /** Of a checkout: what cannot be ordered as it was sent. */
  changedLines?: ChangedLine[]
  quota?: QuotaRefusal
  requestId?: string
}
