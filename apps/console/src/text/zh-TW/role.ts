export const role = {
  owner: '店主',
  manager: '店長',
  counter: '櫃台人員',
  viewer: '檢視者',
} as const
