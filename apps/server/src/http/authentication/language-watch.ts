import type { Language } from '@lumiroute/contract/text'
import type { PgListener } from '../../db/pg-listener.ts'

export const languageChangedChannel = 'account_language_changed'

/** An access token lives for 15 minutes; older changes are in the token already. */
const changedRecently = `select id, language from account where updated_at > now() - interval '16 minutes'`

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
      const { rows } = await client.query<{ id: number; language: Language | null }>(changedRecently)
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
