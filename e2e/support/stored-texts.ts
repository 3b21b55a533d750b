import type pg from 'pg'
import { withDatabase } from './database.ts'

const chinese = '[㐀-鿿]'

/** Every stored text with Chinese characters: names and contents that no language of the console translates. */
export const readStoredTexts = (dataDir: string): Promise<string[]> =>
  withDatabase(dataDir, async (client) => {
    const texts = new Set<string>()
    for (const { table, column, type } of await listColumns(client)) {
      const { rows } = await client.query<{ value: unknown }>(
        `select distinct "${column}"${type === 'json' ? '::jsonb' : ''} as value from "${table}" where "${column}"::text ~ $1`,
        [chinese],
      )
      for (const { value } of rows) addStrings(texts, value)
    }
    return [...texts].sort((a, b) => b.length - a.length)
  })

type Column = { table: string; column: string; type: string }
const listColumns = async (client: pg.Client) =>
  (
    await client.query<Column>(`
      select c.table_name as table, c.column_name as column, c.data_type as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE'
        and (c.data_type in ('text', 'character varying', 'json', 'jsonb') or c.data_type = 'ARRAY' and c.udt_name = '_text')`)
  ).rows

/** Pages show a text with several lines in several elements. */
function addStrings(texts: Set<string>, value: unknown): void {
  if (typeof value === 'string')
    for (const line of value.split('\n')) if (new RegExp(chinese).test(line)) texts.add(line.trim())
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) addStrings(texts, inner)
}
