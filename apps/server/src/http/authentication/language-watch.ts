import type { Language } from '@lumiroute/contract/text'
import type { PgListener } from '../../db/pg-listener.ts'
import { listRecentLanguages } from './language-watch.queries.ts'

export const languageChangedChannel = 'account_language_changed'

export type LanguageWatch = {
  /** The language that the account has now; its token may have been signed before a change. */
  current(accountId: number, signed: Language | null): Language | null
  /** Applies a change of this process before PostgreSQL's notification arrives. */
  markChanged(accountId: number, language: Language | null): void
}

/** Knows which accounts changed their language within the life of an access token, so that no call has to query. */
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
