export const record = {
  kmlPeople: '人數',
  kmlTemperature: '溫度',
  kmlHumidity: '濕度',
  kmlRain: '下雨',
  lateMailSubject: '廣告未開始播放：{count} 則',
  lateMailGreeting: '{name}，您好：',
  lateMailOperator: '下列廣告當天尚未開始播放，請確認車輛或螢幕：',
  lateMailStore: '下列廣告當天尚未開始播放，平台人員已收到通知：',
  lateMailAd: '{date}，「{name}」',
  lateMailDetail: '{ad}，{detail}',
  lateMailMore: '另有 {count} 則。',
  lateMailLink: '查看廣告執行紀錄',
} as const
