import type { Language } from '@lumiroute/contract/text'
import { hash } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { FrontAnswer } from '../../../ports/front-cache.ts'
import { RawJson } from '../../../http/response/answer.ts'

/** Browsers show what they have at once, and ask again after some seconds. */
const cacheControl = 'public, max-age=5, stale-while-revalidate=30'

type Parts = Record<string, string>
type Asking = {
  deps: Deps
  language: Language
  key: readonly unknown[]
  load: () => Promise<Parts | undefined>
}

/** A public answer from the cache; not found if there is nothing to show, or the store is disabled. */
export async function answerFront<T extends object>(asking: Asking) {
  const { deps, language, key, load } = asking
  const { parts, tag } = await deps.frontCache.read(JSON.stringify(key), () => tagParts(load))
  return {
    ...(Object.fromEntries(Object.entries(parts).map(([name, json]) => [name, new RawJson(json)])) as {
      [Name in keyof T]: RawJson<T[Name]>
    }),
    etag: `"${tag}-${language}"`,
    cacheControl,
  }
}

async function tagParts(load: Asking['load']): Promise<FrontAnswer> {
  const parts = await load()
  if (!parts) throw notFound()
  return { parts, tag: hash('sha1', JSON.stringify(parts), 'base64url') }
}
