export const shipping = {
  open: '運費設定',
  title: '運費設定',
  text: '會員結帳時依取貨方式計算運費，到店自取不收運費。已成立的訂單不受影響。',
  home: '宅配運費',
  cvs: '超商取貨運費',
  freeFrom: '滿額免運',
  freeFromHelp: '以折扣前的商品總額計算。留空則一律收取運費。',
  done: '運費已更新',
} as const
