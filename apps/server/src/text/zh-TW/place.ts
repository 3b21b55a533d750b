export const place = {
  created: '新增播放地點「{name}」成功',
  updated: '更新播放地點「{name}」成功',
  deleted: '刪除播放地點「{name}」成功',
  nameTaken: '已有同名的播放地點',
  quoted: '「{name}」',
  devices: '裝置{names}',
  devicesMany: '裝置{names}等 {count} 項',
  ads: '廣告{names}',
  adsMany: '廣告{names}等 {count} 項',
  inUse: '播放地點「{name}」尚有{uses}，無法刪除',
  inUseByBoth: '播放地點「{name}」尚有{devices}和{ads}，無法刪除',
} as const
