import type { TranslationOf } from '@lumiroute/contract/text'
import type { importTable as zhTW } from '../zh-TW/import-table.ts'

export const importTable: TranslationOf<typeof zhTW> = {
  columnRepeated: 'The column is repeated',
  tooManyRows: 'At most {max} rows. Split the file into several.',
  tooManyColumns: 'At most {max} columns',
  notCsv: 'The file is empty or not a CSV file',
}
