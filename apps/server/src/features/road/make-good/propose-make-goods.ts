import type { Handle } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { insertProposals } from './make-good.queries.ts'

/** Once a date is over and measured: proposes a credit for what was promised and not delivered. */
export async function proposeMakeGoods({
  db,
  now,
  settings,
  log,
}: Pick<Deps, 'now' | 'settings' | 'log'> & { db: Handle }): Promise<void> {
  const made = await insertProposals(db, now(), settings.adStartBy)
  if (made.length > 0) log.info({ makeGoodIds: made }, 'make-goods proposed')
}
