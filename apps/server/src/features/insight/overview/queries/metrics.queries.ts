import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

type JobRow = {
  queue: string
  waiting: number
  delayed: number
  active: number
  failed: number
  oldest: number
}
type DeviceRow = { kind: string; online: number; offline: number; unpaired: number }

const jobs = rawQuery<JobRow>({
  name: 'overview.metrics.jobs',
  row: { queue: 'text', waiting: 'int8', delayed: 'int8', active: 'int8', failed: 'int8', oldest: 'float8' },
  sql: `select name as queue,
     count(*) filter (where state < 'active' and start_after <= now()) as waiting,
     count(*) filter (where state < 'active' and start_after > now()) as delayed,
     count(*) filter (where state = 'active') as active,
     count(*) filter (where state = 'failed') as failed,
     coalesce(extract(epoch from now() - min(start_after)
       filter (where state < 'active' and start_after <= now())), 0)::float8 as oldest
   from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name order by name`,
})

const devices = rawQuery<DeviceRow>({
  name: 'overview.metrics.devices',
  row: { kind: 'text', online: 'int8', offline: 'int8', unpaired: 'int8' },
  sql: `select kind,
     count(*) filter (where token_hash is not null and last_seen_at >= $1) as online,
     count(*) filter (where token_hash is not null and (last_seen_at >= $1) is not true) as offline,
     count(*) filter (where token_hash is null) as unpaired
   from device group by kind order by kind`,
})

export const countJobs = (db: Handle) => db.run(jobs, [])
/** Devices last seen before this time count as offline. */
export const countDevices = (db: Handle, onlineSince: Date) => db.run(devices, [onlineSince])

const ping = rawQuery({ name: 'overview.ping', row: { ok: 'int4' }, sql: 'select 1 as ok' })
export const pingDatabase = (db: Handle) => db.run(ping, [])
