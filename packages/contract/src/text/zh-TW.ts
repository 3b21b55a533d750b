/** The message of a call whose action has none of its own. */
export const done = '操作成功'

export const error = {
  VALIDATION: '輸入的資料有誤',
  UNAUTHENTICATED: '請先登入',
  SECOND_FACTOR_REQUIRED: '此帳號已啟用兩步驟驗證，請完成第二步驗證',
  FORBIDDEN: '沒有權限執行此操作',
  STEP_REQUIRED: '請先完成必要的帳號設定',
  REAUTHENTICATION_REQUIRED: '為了帳號安全，請再次驗證身分',
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

/** The specification's literal texts, and those for what it leaves open. */
export const validation = {
  required: '必填',
  requiredField: '必填欄位',
  requiredStar: '**必填',
  tooLong: '超過最大字數長度({max})',
  email: '電子郵件格式有誤',
  password: '密碼至少 8 個字元，需包含數字、小寫字母、大寫字母與特殊字元（!@#$%^&*?），最多 64 個字元',
  samePassword: '請輸入相同密碼',
  badCharacter: '含有無法使用的字元',
  format: '格式有誤',
  date: '日期格式有誤',
  taxNumber: '統一編號有誤',
  url: '網址格式有誤，需以 http:// 或 https:// 開頭',
  latitude: '緯度需介於 -90 與 90 之間',
  longitude: '經度需介於 -180 與 180 之間',
  phone: '電話格式有誤',
  storeCode: '店家代碼只能使用英文字母、數字、- 與 _',
  account: '帳號不可包含空白',
  maxBigImages: '最多三張圖',
  macAddr: 'MAC 位址格式有誤，例如 AA:BB:CC:DD:EE:FF',
  kmlTooLarge: 'KML 不可超過 5 MB',
  broadcastDates: '最多選擇 {max} 個日期',
  sameDate: '日期重複',
  stopAfterStart: '結束時間需晚於開始時間',
  seconds: '需介於 {min} 與 {max} 秒之間',
  pixels: '需介於 1 與 {max} 像素之間',
  tooManyMaterials: '最多 {max} 個素材',
  bothOrNone: '請一併填寫',
  oneHome: '裝置只能設於播放地點或店家其中之一',
  reason: '請填寫原因',
  chooseOne: '請至少選擇一項',
  timeOfDay: '時間格式有誤，例如 09:30',
  noZero: '不可為 0',
  code: '代碼只能使用英文字母、數字、- 與 _',
  amount: '需為 {min} 至 {max} 的整數',
} as const

/** Separate from the shared ones, which the first page load includes. */
export const streamValidation = {
  streamUrl: '需以 https:// 開頭；http:// 只能用於本機（localhost 或 127.0.0.1）',
  muxToken: '格式有誤，請輸入「簽章金鑰 ID:私密金鑰」，兩者皆照 Mux 提供的內容',
  muxStream: 'Mux 簽章金鑰只用於 https://stream.mux.com/ 的直播網址',
} as const

export const productValidation = {
  salePrice: '售價不可高於定價',
  maxPerOrder: '每單上限不可低於每單下限',
  variantsMissing: '設定規格選項後，至少需要一項規格',
  optionsMissing: '請先設定規格選項',
  optionValues: '規格需由各選項的值組成',
  sameVariant: '規格重複',
  sameCode: '規格代碼重複',
  sameOption: '選項名稱重複',
  sameValue: '選項值重複',
  tooMany: '最多 {max} 項',
} as const

export const pointCardValidation = {
  rewardAt: '獎勵位置不可重複，且不可超過集滿點數',
  goalReward: '請設定集滿時的獎勵',
  rewardOneOf: '請選擇優惠券，或填寫獎勵內容',
  bonusBelowGoal: '贈點需少於集滿點數',
} as const

export const invoiceValidation = {
  phoneBarcode: '手機條碼為「/」加 7 碼英數字或 + - .',
  certificate: '自然人憑證為 2 個英文字母加 14 個數字',
  loveCode: '捐贈碼為 3 至 7 個數字',
} as const
