export const makeGood = {
  credited: '已折抵 {amount} 元給「{name}」',
  rebooked: '「{name}」已補播 {date}',
  declined: '已婉拒「{name}」的播出補償',
  decided: '這筆補償已經處理過了，請重新整理',
  noDate: '這則廣告已停播，或播放日期已滿 6 天，不能再補播',
  dateTaken: '這天本來就有播放，請選其他日期',
  mailSubject: '廣告「{name}」的播出補償',
  mailFacts: '廣告「{name}」{date} 的播出達成率是 {pct}%，未達承諾。',
  mailCredited: '我們已折抵 {amount} 元，可在訂單紀錄查看。',
  mailRebooked: '我們已為您補播一天：{date}。',
  mailDeclined: '這次無法補償，原因如下：',
  mailLink: '查看播出補償',
} as const
