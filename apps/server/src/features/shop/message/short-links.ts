import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../db/db.ts'
import { consoleUrl, type Settings } from '../../../settings.ts'
import { isReachable, type Shorten } from './line-messages.ts'
import { insertLinks } from './queries/link.queries.ts'

const codeBytes = 6

const linkUrl = (settings: Settings, code: string) => `${consoleUrl(settings)}/m/${code}`

/** As long as a real link, for the preview of an unsaved message. */
export const sampleLink =
  (settings: Settings): Shorten =>
  (url) =>
    isReachable(settings) ? linkUrl(settings, 'XXXXXXXX') : url

/** One code per address; the address itself if phones cannot reach this server. */
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

export async function saveLinks(tx: Tx, messageId: number, codes: ReadonlyMap<string, string>) {
  if (codes.size > 0) await insertLinks(tx, messageId, [...codes.values()], [...codes.keys()])
}
