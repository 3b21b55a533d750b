import type { Language } from '@lumiroute/contract/text'
import type { ClientBase } from 'pg'

type AccountLanguage = { id: number; language: Language | null }

/** An access token lives for 15 minutes; older changes are already in the token. */
const changedRecently = `select id, language from account where updated_at > now() - interval '16 minutes'`

/** Runs on the listener's own connection, after subscribing. */
export const listRecentLanguages = async (client: Pick<ClientBase, 'query'>): Promise<AccountLanguage[]> =>
  (await client.query<AccountLanguage>(changedRecently)).rows
