export const outbound = {
  targetRefused: '此網址不可使用：只能連到公開的 https 網址',
  timeout: '{seconds} 秒內沒有回應',
  unreachable: '無法連線（{reason}）',
  redirect: '不接受轉址（HTTP {status}）',
  badStatus: '對方回應 HTTP {status}',
} as const
