import type { Handle } from '../../../db/db.ts'
import { findName } from './store.queries.ts'

/** Empty if the store was deleted meanwhile. */
export const findStoreName = async (db: Handle, id: number): Promise<string> => (await findName(db, id)) ?? ''
