/** The literal validation texts of the specification, and those for the gaps it leaves. */
export const validationTexts = {
  required: '必填',
  requiredField: '必填欄位',
  requiredStar: '**必填',
  tooLong: (max: number) => `超過最大字數長度(${max})`,
  email: '電子郵件格式有誤',
  password: '密碼至少 8 個字元，需包含數字、小寫字母、大寫字母與特殊字元（!@#$%^&*?），最多 32 個字元',
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
  broadcastDates: (max: number) => `最多選擇 ${max} 個日期`,
  sameDate: '日期重複',
  stopAfterStart: '結束時間需晚於開始時間',
  seconds: (min: number, max: number) => `需介於 ${min} 與 ${max} 秒之間`,
  pixels: (max: number) => `需介於 1 與 ${max} 像素之間`,
  tooManyMaterials: (max: number) => `最多 ${max} 個素材`,
  bothOrNone: '請一併填寫',
  oneHome: '裝置只能設於播放地點或店家其中之一',
  reason: '請填寫原因',
  chooseOne: '請至少選擇一項',
  timeOfDay: '時間格式有誤，例如 09:30',
  rewardAt: '獎勵位置不可重複，且不可超過集滿點數',
  goalReward: '請設定集滿時的獎勵',
  rewardOneOf: '請選擇優惠券，或填寫獎勵內容',
  bonusBelowGoal: '贈點需少於集滿點數',
  noZero: '不可為 0',
  code: '代碼只能使用英文字母、數字、- 與 _',
  amount: (min: number, max: number) => `需為 ${min} 至 ${max} 的整數`,
} as const

type Issue = {
  code?: string | undefined
  message?: string | undefined
  input?: unknown
  maximum?: number | bigint | undefined
}

/** The text for an issue whose schema named none. */
export function validationText(issue: Issue): string {
  if (
    issue.code === 'invalid_type' &&
    (issue.input === undefined || issue.input === null || issue.input === '')
  )
    return validationTexts.required
  return validationTexts.format
}
