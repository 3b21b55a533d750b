export const line = {
  notAWebhook: '不是 LINE 的通知',
  tokenRefused: 'LINE 不接受此存取權杖，請確認內容是否正確、是否已過期',
  unreadable: 'LINE 回應的內容無法辨識，請稍後再試',
  quotaUsed: 'LINE 本月可發送的訊息數已用完',
  slowDown: 'LINE 要求放慢速度，請稍後再試',
  badStatus: 'LINE 回應異常（HTTP {status}），請稍後再試',
  refused: 'LINE 不接受此要求（HTTP {status}）',
  timeout: 'LINE 未於 {seconds} 秒內回應，請稍後再試',
  unreachable: '無法連線至 LINE，請檢查網路後再試',
  notAUserId: '不是 LINE 的使用者代碼',
  detailed: '{problem} {detail}',
} as const
