import type { Language } from '@lumiroute/contract/text'
import type { Handle } from '../../../db/db.ts'
import type { Words } from './product-sheet.ts'
import { type CategoryName, listCategoryNames } from './product.queries.ts'

type Reader = { timeZone: string; language: Language }

/** How this store's files name categories and times. */
export async function getSheetWords(
  db: Handle,
  storeId: number,
  { timeZone, language }: Reader,
): Promise<Words> {
  const rows = await listCategoryNames(db, storeId)
  const isShared = (name: string) => rows.filter((each) => each.name === name).length > 1
  const categories = new Map<string, string>()
  for (const { code, name } of rows) if (!isShared(name)) categories.set(name.toLowerCase(), code)
  for (const { code } of rows) categories.set(code.toLowerCase(), code)
  return { timeZone, language, categories, getName: (code) => getWrittenName(rows, categories, code) }
}

/** The code if the name would be ambiguous. */
function getWrittenName(rows: CategoryName[], categories: Map<string, string>, code: string): string {
  const name = rows.find((each) => each.code === code)?.name ?? code
  return !/[|;；、]/.test(name) && categories.get(name.toLowerCase()) === code ? name : code
}
