/** The player's own texts; everything else on screen is the programme. */
export const text = {
  title: '配對此播放器',
  connecting: '正在連線…',
  noNetwork: '連不上伺服器，請檢查網路，\n連上後會自動繼續。',
  typeCode: '請在管理後台的「設備管理」開啟這台裝置，\n輸入上方配對碼。',
  preparing: '節目準備中',
  nothingPlanned: '目前沒有排定的節目',
  stream: '直播',
  game: '遊戲',
  onScreen: (game: string) => `遊戲：${game}`,
  scanToJoin: '掃描 QR Code 加入遊戲',
  roomCode: '房號',
  startsIn: '秒後開始',
  gameOn: '遊戲進行中',
  timeLeft: '剩餘時間',
  insecure: '請以 https 開啟播放器，否則無法離線播放。',
} as const
