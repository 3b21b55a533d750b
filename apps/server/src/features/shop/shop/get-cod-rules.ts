import type { Handle } from '../../../db/db.ts'
import { getSettings } from './shop.queries.ts'

/** Whether orders may be paid on delivery, and how many open ones a member may have. */
export async function getCodRules(db: Handle, storeId: number) {
  const { codEnabled, codOpenLimit } = await getSettings(db, storeId)
  return { codEnabled, codOpenLimit }
}
