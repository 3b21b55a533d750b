import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { clearOldInputs, forgetPlayer as forget } from './store-game.queries.ts'

/** The rounds stay for the store's counts, without the person. */
export const forgetPlayer = (tx: Tx, memberId: number) => forget(tx, memberId)

export const forgetOldInputs = ({ db, now }: Pick<Deps, 'db' | 'now'>) => clearOldInputs(db, now())
