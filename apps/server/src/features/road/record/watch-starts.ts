import type { Deps } from '../../../deps.ts'
import { today } from '../../../clock/business-day.ts'
import { markLateStarts } from './queries/late-start.queries.ts'

/**
 * Approved ads that have played nothing by `AD_START_BY`; notify once, and clear the notification when they
 * start.
 */
export async function watchStarts(deps: Deps): Promise<void> {
  const { db, jobs, log, settings } = deps
  const late = await db.write(async (tx) => {
    const by = { now: deps.now(), today: today(deps), startBy: settings.adStartBy }
    const recordIds = await markLateStarts(tx, by)
    if (recordIds.length > 0) await jobs.announce(tx, 'ad.notStarted', { recordIds })
    return recordIds
  })
  if (late.length > 0) log.info({ recordIds: late }, 'ads did not start')
}
