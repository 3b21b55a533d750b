import { statement } from '../../../db/db.ts'

type JobRow = {
  queue: string
  waiting: number
  delayed: number
  active: number
  failed: number
  oldest: number
}
type DeviceRow = { kind: string; online: number; offline: number; unpaired: number }

export const countJobs = statement<JobRow>(
  'overview.metrics.jobs',
  `select name as queue,
     count(*) filter (where state < 'active' and start_after <= now()) as waiting,
     count(*) filter (where state < 'active' and start_after > now()) as delayed,
     count(*) filter (where state = 'active') as active,
     count(*) filter (where state = 'failed') as failed,
     coalesce(extract(epoch from now() - min(start_after)
       filter (where state < 'active' and start_after <= now())), 0)::float8 as oldest
   from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name order by name`,
)

export const countDevices = statement<DeviceRow>(
  'overview.metrics.devices',
  `select kind,
     count(*) filter (where token_hash is not null and last_seen_at >= $1) as online,
     count(*) filter (where token_hash is not null and (last_seen_at >= $1) is not true) as offline,
     count(*) filter (where token_hash is null) as unpaired
   from device group by kind order by kind`,
)
