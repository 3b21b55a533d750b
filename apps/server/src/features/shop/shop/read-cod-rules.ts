import type { Handle } from '../../../db/db.ts'
import { readSettings } from './shop.queries.ts'

/** Whether orders may be paid on delivery, and how many of them one member may have open. */
export async function readCodRules(db: Handle, storeId: number) {
  const { codEnabled, codOpenLimit } = await readSettings(db, storeId)
  return { codEnabled, codOpenLimit }
}
