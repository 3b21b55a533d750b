import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import type { Words } from './product.sheet.ts'

type Named = { code: string; name: string }
const categoriesOf = rawQuery<Named>({
  name: 'product.sheetCategories',
  row: { code: 'text', name: 'text' },
  sql: 'select cate_code as code, cate_name as name from category where store_id = $1',
})

/** How a file of this store names its categories and times. */
export async function readWords(db: Handle, storeId: number, timeZone: string): Promise<Words> {
  const rows = await db.run(categoriesOf, [storeId])
  const isShared = (name: string) => rows.filter((each) => each.name === name).length > 1
  const categories = new Map<string, string>()
  for (const { code, name } of rows) if (!isShared(name)) categories.set(name.toLowerCase(), code)
  for (const { code } of rows) categories.set(code.toLowerCase(), code)
  return { timeZone, categories, nameOf: (code) => writtenName(rows, categories, code) }
}

/** The name, unless reading it back would lead elsewhere. */
function writtenName(rows: Named[], categories: Map<string, string>, code: string): string {
  const name = rows.find((each) => each.code === code)?.name ?? code
  return !/[|;；、]/.test(name) && categories.get(name.toLowerCase()) === code ? name : code
}
