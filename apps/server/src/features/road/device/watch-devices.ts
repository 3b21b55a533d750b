import { rawQuery } from '../../../db/raw-query.ts'
import type { Deps } from '../../../deps.ts'
import { silentSince } from './device.state.ts'

const tell = rawQuery({
  name: 'device.tellSilent',
  row: { id: 'int4' },
  sql: `update device set offline_told_at = $1
   where token_hash is not null and last_seen_at < $2 and offline_told_at is null returning id`,
})

/** Whoever fell silent since the last look; each silence is told once, its end is the device's next heartbeat. */
export async function watchDevices(deps: Deps): Promise<void> {
  const { db, jobs, log } = deps
  const silent = await db.write(async (tx) => {
    const told = await tx.run(tell, [deps.now(), silentSince(deps)])
    const deviceIds = told.map(({ id }) => id)
    if (deviceIds.length > 0) await jobs.announce(tx, 'device.silent', { deviceIds })
    return deviceIds
  })
  if (silent.length > 0) log.info({ deviceIds: silent }, 'devices went offline')
}
