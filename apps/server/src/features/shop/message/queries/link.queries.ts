import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const insertLinksQuery = rawQuery({
  name: 'messageLink.insert',
  row: {},
  sql: `insert into message_link (code, message_id, url)
   select n.code, $1::int, n.url from unnest($2::text[], $3::text[]) as n (code, url)`,
})
export async function insertLinks(tx: Tx, messageId: number, codes: string[], urls: string[]): Promise<void> {
  await tx.run(insertLinksQuery, [messageId, codes, urls])
}

const findLinkUrlQuery = rawQuery({
  name: 'messageLink.target',
  row: { url: 'text' },
  sql: 'select url from message_link where code = $1',
})
export const findLinkUrl = async (db: Handle, code: string) =>
  (await db.run(findLinkUrlQuery, [code]))[0]?.url

const countClickQuery = rawQuery({
  name: 'messageLink.count',
  row: {},
  sql: `with followed as (update message_link set clicks = clicks + 1 where code = $1 returning message_id)
   update message m set clicks = m.clicks + 1 from followed f where m.id = f.message_id`,
})
export async function countClick(db: Handle, code: string): Promise<void> {
  await db.run(countClickQuery, [code])
}
