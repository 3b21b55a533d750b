import { today } from '../../../clock/business-day.ts'
import type { Deps } from '../../../deps.ts'
import { findNewestHead } from './queries/head.queries.ts'
import { takeDueMails } from './queries/mail.queries.ts'

/** Once a day for each account that asked for it, however often it runs. */
export async function queueCheckpointMails(deps: Deps): Promise<void> {
  const { db, jobs } = deps
  if (!(await findNewestHead(db))) return
  await db.write(async (tx) => {
    const accountIds = await takeDueMails(tx, today(deps))
    if (accountIds.length > 0) await jobs.announce(tx, 'log.mailDue', { accountIds })
  })
}
