import type { Db } from '../../../db/db.ts'
import { deleteOldEmailLinks } from '../email-address/delete-old-email-links.ts'
import {
  deleteEndedSessions,
  deletePasswordLinks,
  deleteSignInFailures,
  deleteSignInProofs,
} from './cleanup.queries.ts'

/** Ended sessions remain for a month, since the activity log refers to them. */
export async function deleteOldSessions(db: Db): Promise<void> {
  await deleteEndedSessions(db)
  await deletePasswordLinks(db)
  await deleteOldEmailLinks(db)
  await deleteSignInFailures(db)
  await deleteSignInProofs(db)
}
