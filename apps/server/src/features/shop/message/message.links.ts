import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { consoleUrl, type Settings } from '../../../settings.ts'
import { isReachable, type Shorten } from './line-messages.ts'

const codeBytes = 6
const linkUrl = (settings: Settings, code: string) => `${consoleUrl(settings)}/m/${code}`

/** As long as a link will be, for looking at a message before it is kept. */
export const sampleLink =
  (settings: Settings): Shorten =>
  (url) =>
    isReachable(settings) ? linkUrl(settings, 'XXXXXXXX') : url

/** Hands out one code for each address; where phones cannot reach this server, the address itself. */
export function collectLinks(settings: Settings) {
  const codes = new Map<string, string>()
  const shorten: Shorten = (url) => {
    if (!isReachable(settings)) return url
    const code = codes.get(url) ?? randomBytes(codeBytes).toString('base64url')
    codes.set(url, code)
    return linkUrl(settings, code)
  }
  return { codes, shorten }
}

const insert = rawQuery({
  name: 'messageLink.insert',
  row: {},
  sql: `insert into message_link (code, message_id, url)
   select n.code, $1::int, n.url from unnest($2::text[], $3::text[]) as n (code, url)`,
})
export async function keepLinks(tx: Tx, messageId: number, codes: ReadonlyMap<string, string>) {
  if (codes.size > 0) await tx.run(insert, [messageId, [...codes.values()], [...codes.keys()]])
}
