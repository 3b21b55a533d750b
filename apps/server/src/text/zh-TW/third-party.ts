export const thirdParty = {
  alreadySet: '已設定過第三方資料，請重新整理後修改',
  notSet: '尚未設定第三方資料',
  enterAgain: '請重新輸入完整的內容',
  noToken: '尚未設定存取權杖',
  connected: '連線成功：{name}',
  loginConnected: 'LINE Login 設定正確',
} as const
