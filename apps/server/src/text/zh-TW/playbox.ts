export const playbox = {
  timeOutOfRange: '時間不在播放日期的範圍內',
  endsBeforeStart: '結束時間早於開始時間',
  pairingExpired: '配對碼已失效，請重新配對',
  adEnded: '這則廣告已經結束',
  adEndedThanks: '感謝您的關注，歡迎留意我們的下一次播出。',
} as const
