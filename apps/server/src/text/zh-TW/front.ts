export const front = {
  notFound: '找不到這個頁面',
  notFoundLine: '網址可能有誤，或店家已經停止公開。',
  unavailable: '目前無法顯示這個頁面',
  unavailableLine: '請稍候片刻再重新整理。',
  tooMany: '連線次數太多',
  tooManyLine: '請稍候一分鐘再試。',
} as const
