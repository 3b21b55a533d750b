import type { Language } from '@lumiroute/contract/text'
import type { PgListener } from '../../db/pg-listener.ts'
import { listRecentLanguages } from './language-watch.queries.ts'

export const languageChangedChannel = 'account_language_changed'

export type LanguageWatch = {
  /** The account's current language; its token may have been signed before a change. */
  current(accountId: number, signed: Language | null): Language | null
  /** Applies a change made by this process before PostgreSQL's notification arrives. */
  markChanged(accountId: number, language: Language | null): void
}

/**
 * Tracks accounts that changed their language within the life of an access token, so that no call needs a
 * query.
 */
export async function watchLanguages(listener: PgListener): Promise<LanguageWatch> {
  const changed = new Map<number, Language | null>()
  await listener.subscribe(languageChangedChannel, {
    onMessage(payload) {
      const [id, language] = payload.split(' ')
      changed.set(Number(id), (language || null) as Language | null)
    },
    async load(client) {
      const rows = await listRecentLanguages(client)
      changed.clear()
      for (const { id, language } of rows) changed.set(id, language)
    },
  })
  return {
    current: (accountId, signed) => {
      const language = changed.get(accountId)
      return language === undefined ? signed : language
    },
    markChanged: (accountId, language) => void changed.set(accountId, language),
  }
}
