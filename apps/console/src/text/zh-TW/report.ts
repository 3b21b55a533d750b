export const report = {
  open: '結案報告',
  dialog: {
    title: '結案報告：{{name}}',
    creating: '正在產生結案報告…',
    language: '報告的語言',
    download: '下載 PDF',
    facts: '{{size}}，產生於 {{at}}',
    renew: '換新連結',
    revoke: '停用連結',
    newLink: '產生新連結',
  },
  language: { 'zh-TW': '中文', en: 'English' },
  link: {
    title: '驗證連結',
    text: '拿到這個連結的人不用帳號，就能重新計算報告裡的數字。PDF 上的 QR code 也是這個連結。',
    revoked: '連結已停用，PDF 上的 QR code 也打不開了。PDF 裡的附檔仍然可以驗證。',
    code: '驗證連結的 QR code',
    copy: '複製連結',
    copied: '已複製',
    copyFailed: '無法複製，請手動選取',
    open: '打開驗證頁面',
  },
  revoke: {
    ask: '停用這份報告的驗證連結？',
    text: '之前寄出去的連結和 PDF 上的 QR code 都會打不開。',
    yes: '停用',
  },
  renew: {
    ask: '換成新的驗證連結？',
    text: '舊的連結會打不開，PDF 會印上新的 QR code，請重新下載。',
    yes: '換新',
  },
} as const
