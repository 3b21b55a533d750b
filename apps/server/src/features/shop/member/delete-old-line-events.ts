import type { Deps } from '../../../deps.ts'
import { deleteOldEvents } from './queries/follow.queries.ts'

/** LINE no longer repeats them after 30 days; follows and unfollows stay for the timeline. */
export async function deleteOldLineEvents({ db }: Pick<Deps, 'db'>): Promise<void> {
  await deleteOldEvents(db)
}
