export const prize = {
  title: '獎品與遊戲紀錄',
  signIn: '登入後領取獎品',
  signInText: '獎品會放進你的優惠券，請在遊戲結束後 15 分鐘內領取。',
  signInList: '登入後查看獎品',
  claiming: '正在領取獎品…',
  claimed: '領取成功',
  show: '看優惠券',
  failed: '沒有領到',
  retry: '再試一次',
  none: '還沒有遊戲紀錄',
  noneHelp: '在車上的螢幕或這裡玩遊戲，獲勝就能領獎。',
  result: '{score} 分，第 {rank} 名，共 {players} 人',
} as const
