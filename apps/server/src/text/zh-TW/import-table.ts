export const importTable = {
  columnRepeated: '欄位重複',
  tooManyRows: '最多 {max} 列，請分成多個檔案',
  tooManyColumns: '最多 {max} 欄',
  notCsv: '檔案是空的，或不是 CSV 檔',
} as const
