export const activityLog = {
  time: '時間',
  category: '類別',
  account: '帳號',
  method: '方法',
  path: '路徑',
  statusCode: '狀態碼',
  platform: '平台',
  startAfterEnd: '開始日期不可晚於結束日期',
  rangeTooLong: '日期範圍最多 {days} 天',
} as const
