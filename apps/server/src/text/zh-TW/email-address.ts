export const emailAddress = {
  verified: '電子郵件已確認',
  undone: '已還原電子郵件，並登出所有裝置。設定新密碼的連結已寄至此信箱',
  cancelled: '已取消變更電子郵件',
  mailed: '確認信已寄至 {email}，請開啟信中的連結',
  alreadyVerified: '電子郵件已經驗證過了',
  verifyMailSubject: '請確認電子郵件',
  verifyMailIntro: '有人以這個電子郵件建立了 LumiRoute 管理帳號。',
  verifyMailKnown:
    '這個電子郵件先前已有帳號。若您只是想登入，請使用原本的帳號；忘記密碼時，可在登入頁申請重設。',
  verifyMailValidity: '若是您本人，請於 {hours} 小時內開啟下方連結確認。若不是您，請忽略此信。',
  verifyMailRemoval: '若 {days} 天內沒有確認，也沒有開始使用，這個帳號會自動移除。',
  verifyMailLink: '確認電子郵件',
  confirmMailSubject: '請確認新的電子郵件',
  confirmMailIntro: '有人要把 LumiRoute 管理帳號的電子郵件改為這個信箱。',
  noticeMailSubject: '帳號的電子郵件即將變更',
  noticeMailIntro: '帳號「{account}」的電子郵件將改為 {email}，待新信箱確認後生效。',
  noticeMailUndo:
    '若不是您本人操作，請於 {days} 天內開啟下方連結還原：所有裝置會登出，並由此信箱重新設定密碼。',
  noticeMailColleague: '此變更由店家或平台的管理員提出。若有疑問，請聯絡管理員。',
  noticeMailLink: '不是我，還原電子郵件',
} as const
