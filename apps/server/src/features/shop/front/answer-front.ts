import type { Language } from '@lumiroute/contract/text'
import { hash } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { FrontAnswer } from '../../../ports/front-cache.ts'
import { RawJson, writeAnswer } from '../../../http/response/answer.ts'
import { PackedText } from '../../../http/response/packed-text.ts'

/** Browsers show what they have at once, and ask again after some seconds. */
export const frontCacheControl = 'public, max-age=5, stale-while-revalidate=30'

type Parts = Record<string, string>
type Asking = {
  deps: Deps
  language: Language
  key: readonly unknown[]
  load: () => Promise<Parts | undefined>
}
type Sent = { etag: string; cacheControl: string; response: PackedText }

/** A public answer from the cache; not found if there is nothing to show, or the store is disabled. */
export async function answerFront<T extends object>({ deps, language, key, load }: Asking) {
  const answer = await deps.frontCache.read(JSON.stringify(key), () => tagParts(load))
  // Written and compressed by the first caller of each language, for all others.
  const sent = answer.sent.get(language) ?? writeSent(answer, language)
  return sent as Sent & { [Name in keyof T]: RawJson<T[Name]> }
}

async function tagParts(load: Asking['load']): Promise<FrontAnswer> {
  const parts = await load()
  if (!parts) throw notFound()
  return { parts, tag: hash('sha1', JSON.stringify(parts), 'base64url'), sent: new Map() }
}

function writeSent({ parts, tag, sent }: FrontAnswer, language: Language): object {
  const raw = Object.fromEntries(Object.entries(parts).map(([name, json]) => [name, new RawJson(json)]))
  const response = new PackedText(writeAnswer(raw, language))
  const written = { ...raw, etag: `"${tag}-${language}"`, cacheControl: frontCacheControl, response }
  sent.set(language, written)
  return written
}
