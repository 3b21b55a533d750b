export const transparencyLog = {
  checkStarted: '已開始檢查，完成後結果會顯示在這一頁',
  mailOn: '之後每天會寄一封檢查碼給您',
  mailOff: '不再寄送每日檢查碼',
  mailGreeting: '{name}，您好：',
  mailWhy:
    '這是今天播放紀錄公開日誌的檢查碼，請保留這封信：如果日後有人竄改過去的紀錄，這份檢查碼就對不起來，誰都能看出來。',
  mailSubject: '播放紀錄公開日誌的檢查碼（第 {size} 筆）',
  mailStop: '不想再收到，請到我的帳號取消',
  brokenMailSubject: '播放紀錄公開日誌有 {count} 處不符',
  brokenMailText: '系統重新計算播放紀錄公開日誌時，發現 {count} 處與簽章不符，可能有資料被改動或遺失。',
  brokenMailAdvice: '請先不要還原或修改資料庫，保留現況，再查看是哪些紀錄。',
  brokenMailLink: '查看不符的紀錄',
} as const
