export const payment = {
  adItem: '廣告訂閱：{name}',
  adAlreadyPaid: '此廣告已付款',
  closed: '此筆付款已結束，請返回後重新付款',
  notFound: '查無此筆付款',
  wrongSignature: '簽章不符',
  wrongAmount: '金額不符',
} as const
