export const screen = {
  placeNotFound: '找不到播放地點，請重新選擇',
  notFound: '找不到螢幕，請重新選擇',
  placeUnknown: '找不到播放地點「{place}」，請從清單選擇',
  placeWithoutScreen: '播放地點「{place}」目前沒有螢幕，請改選其他播放地點',
  placeBusy: '播放地點「{place}」的螢幕都已排定其他廣告',
  unavailable: '找不到可用的螢幕「{mac}」，請從清單選擇',
  tooFewLinked: '連線遊戲需選擇 {min} 個以上的螢幕',
  noneChosen: '請選擇播放的螢幕',
  busy: '螢幕「{name}」已排定其他廣告',
  refusedDates: '{dates} 無法播放：{refusal}',
  refusals: '{first}；{second}',
  bookedDay: '{date}「{name}」',
  booked: '裝置「{device}」已排定廣告：{days}，且沒有其他螢幕可以播放，請先停播廣告或新增螢幕',
  bookedMany:
    '裝置「{device}」已排定廣告：{days}等 {count} 日，且沒有其他螢幕可以播放，請先停播廣告或新增螢幕',
} as const
