export const playbox = {
  timeOutOfRange: '時間不在播放日期的範圍內',
  endsBeforeStart: '結束時間早於開始時間',
  pairingExpired: '配對碼已失效，請重新配對',
  wrongKey: '這不是有效的公開金鑰',
  keyTaken: '這把金鑰已經登記在另一台裝置上',
  unknownKey: '這台裝置沒有登記這把金鑰',
  chainGap: '播放紀錄的序號不連續',
  chainWrongHash: '播放紀錄的雜湊值不符',
  chainWrongSignature: '播放紀錄的簽章不符',
  chainOtherContent: '同一筆播放紀錄的內容與之前回報的不同',
  adEnded: '這則廣告已經結束',
  adEndedThanks: '感謝您的關注，歡迎留意我們的下一次播出。',
} as const
