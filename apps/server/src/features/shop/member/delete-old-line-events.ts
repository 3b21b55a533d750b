import type { Deps } from '../../../deps.ts'
import { deleteOldEvents } from './queries/follow.queries.ts'

/** LINE does not resend them after 30 days; follows and unfollows remain for the timeline. */
export async function deleteOldLineEvents({ db }: Pick<Deps, 'db'>): Promise<void> {
  await deleteOldEvents(db)
}
