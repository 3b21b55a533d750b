import type { Db } from '../../../db/db.ts'
import { removeOldChallenges } from './challenge.queries.ts'

export async function deleteOldChallenges(db: Db): Promise<void> {
  await removeOldChallenges(db)
}
