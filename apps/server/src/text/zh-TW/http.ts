export const http = {
  requestTimeout: '傳送逾時，請再試一次',
  prefetchRefused: '預先載入的要求不會執行',
} as const
