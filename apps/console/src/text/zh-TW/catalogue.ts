export const catalogue = {
  back: '回到列表',
  notFoundText: '可能已刪除，或網址有誤。',
  unsaved: '有尚未儲存的變更',
  saveOrder: '儲存順序',
  uploadFailed: '上傳中斷，請檢查網路後重新上傳',
} as const
