import type { Db } from '../../../db/db.ts'
import { deleteOldLogins } from './member-login.queries.ts'
import { deleteOldMemberSessions } from './member-session.queries.ts'

export async function deleteOldMemberLogins(db: Db): Promise<void> {
  await deleteOldLogins(db)
  await deleteOldMemberSessions(db)
}
