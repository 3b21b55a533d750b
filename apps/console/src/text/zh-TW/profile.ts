export const profile = {
  title: '帳號設定',
  purpose: '修改自己的名稱、電子郵件與密碼。',
  profile: '基本資料',
  save: '儲存',
  saved: '基本資料已更新',
  passwordTitle: '變更密碼',
  passwordText: '變更後，其他裝置上的登入都會結束。',
  changePassword: '變更密碼',
  secondFactorTitle: '兩步驟驗證',
  secondFactorText: '登入時以手機或通行密鑰再確認一次，也可以不輸入密碼，直接以通行密鑰登入。',
  secondFactorOpen: '管理兩步驟驗證',
} as const
