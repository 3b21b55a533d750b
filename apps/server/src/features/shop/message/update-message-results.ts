import type { Deps } from '../../../deps.ts'
import { listRecentMessages, updateResults } from './queries/result.queries.ts'

/** What receivers did in the week after; messages older than nine days no longer change. */
export async function updateAllResults(deps: Pick<Deps, 'db' | 'now' | 'log'>): Promise<void> {
  for (const id of await listRecentMessages(deps.db, deps.now())) {
    try {
      await updateResults(deps.db, id)
    } catch (error) {
      // One message to very many members must not stop the others.
      deps.log.warn({ err: error, messageId: id }, 'message results failed')
    }
  }
}
