/** Texts of fields that only the shop's forms have. */
export const formField = {
  chips: {
    none: '沒有符合的選項',
    open: '展開選項',
    close: '收合選項',
    clear: '全部清除',
  },
  richText: {
    bold: '粗體',
    italic: '斜體',
    heading: '標題',
    list: '項目清單',
    numbers: '編號清單',
    plain: '清除格式',
    undo: '復原',
    redo: '重做',
  },
} as const
