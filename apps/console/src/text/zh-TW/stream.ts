export const stream = {
  title: '直播紀錄',
  text: '各螢幕回報的直播開始、中斷與結束。',
  empty: '還沒有直播紀錄',
  emptyText: '直播出現在螢幕上之後，這裡會列出開始、中斷與結束的時間。',
  kind: { start: '直播開始', error: '直播中斷', resume: '直播恢復', end: '直播結束' },
  log: { waiting: '等待送到紀錄網址', sent: '已送到紀錄網址', failed: '無法送到紀錄網址' },
} as const
