import { done } from '@lumiroute/contract/text/zh-TW'

export const common = {
  done,
  list: '{items}',
  quoted: '「{name}」',
  columnMissing: '缺少這個欄位',
  columnUnknown: '不認得這個欄位',
  cellUnreadable: '無法辨識的內容',
} as const
