export const storeGame = {
  none: '這家店目前沒有小遊戲',
  triesUsedUp: '今天的 {limit} 次機會已用完，明天再來玩',
  roundNotFound: '找不到這一局',
  roundOver: '這一局已經結束，請重新開始',
  tooEarly: '這一局的時間還沒到，請玩到結束再送出',
  inputsRefused: '這一局的紀錄不完整，無法計分',
} as const
