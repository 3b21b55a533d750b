export const line = {
  notAWebhook: '不是 LINE 的通知',
} as const
