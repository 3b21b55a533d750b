import type { Db } from '../../../db/db.ts'
import { deleteEndedSessions, deletePasswordLinks, deleteSignInFailures } from './cleanup.queries.ts'

/** Ended sessions remain for a month, since the activity log refers to them. */
export async function deleteOldSessions(db: Db): Promise<void> {
  await deleteEndedSessions(db)
  await deletePasswordLinks(db)
  await deleteSignInFailures(db)
}
