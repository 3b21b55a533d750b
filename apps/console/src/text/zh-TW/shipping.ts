export const shipping = {
  open: '運費與付款設定',
  title: '運費與付款設定',
  text: '會員結帳時依取貨方式計算運費，到店自取不收運費。已成立的訂單不受影響。',
  home: '宅配運費',
  cvs: '超商取貨運費',
  freeFrom: '滿額免運',
  freeFromHelp: '以折扣前的商品總額計算。留空則一律收取運費。',
  cod: '開放貨到付款',
  codHelp: '關閉後結帳時不能選擇貨到付款，已成立的訂單不受影響。',
  codLimit: '每位會員未付款的貨到付款訂單上限',
  codLimitHelp: '達到上限的會員要先付清，才能再選擇貨到付款。店員代下的訂單不受限制。',
  done: '設定已更新',
} as const
