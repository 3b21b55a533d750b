export const profile = {
  title: '帳號設定',
  purpose: '修改自己的名稱、電子郵件與密碼。',
  profile: '基本資料',
  save: '儲存',
  saved: '基本資料已更新',
  passwordTitle: '變更密碼',
  passwordText: '變更後，其他裝置上的登入都會結束。',
  changePassword: '變更密碼',
} as const
