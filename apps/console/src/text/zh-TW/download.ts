export const download = {
  page: {
    title: '資料下載',
    purpose: '將店家的廣告設定與訂單存成檔案，可用 Excel 開啟。',
    storeAbsent: '找不到這間店家',
    storeAbsentText: '店家可能已刪除，或網址有誤。請改選其他店家。',
  },
  storeData: {
    text: '壓縮檔內有 4 份表格，時間皆為台北時間。',
    start: '下載店家廣告資料',
    hint: '下載期間可以離開此頁，但請勿關閉視窗。素材檔案不在壓縮檔內。',
  },
  file: {
    ads: '廣告的類型、播放日期、車輛、路線、播放清單與狀態',
    playlists: '播放清單的格式、素材數與總秒數',
    materials: '素材的順序、尺寸、秒數與檔案大小',
    orders: '訂單的付款狀態、金額與項目',
  },
} as const
