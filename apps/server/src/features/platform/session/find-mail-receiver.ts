import type { Db } from '../../../db/db.ts'
import { findReceiver, type LinkReceiver } from './password-link.queries.ts'

/** Name, address and language of the account that a mail goes to. */
export const findMailReceiver = (db: Db, accountId: number): Promise<LinkReceiver | undefined> =>
  findReceiver(db, accountId)
