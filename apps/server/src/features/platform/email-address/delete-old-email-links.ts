import type { Db } from '../../../db/db.ts'
import { deleteEmailLinks } from './email-address.queries.ts'

export const deleteOldEmailLinks = (db: Db) => deleteEmailLinks(db)
