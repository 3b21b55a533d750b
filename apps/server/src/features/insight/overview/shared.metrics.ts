import type { Db } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { silentSince } from '../../road/device/device.state.ts'
import { countDevices, countJobs } from './metrics.queries.ts'
import { gauge, type Metric } from './metrics.text.ts'

type Needs = Pick<Deps, 'settings' | 'now'>

export const databaseUp = (value: 0 | 1) =>
  gauge('lumiroute_database_up', 'Whether PostgreSQL answered.', value)

/** What all servers share, asked of the database: every server answers the same. */
export async function readSharedMetrics(db: Db, needs: Needs): Promise<Metric[]> {
  const [jobs, devices] = await Promise.all([
    db.run(countJobs, []),
    db.run(countDevices, [silentSince(needs)]),
  ])
  return [
    databaseUp(1),
    byState('lumiroute_jobs', 'Jobs by queue and state; failed ones gave up.', 'queue', jobs, jobStates),
    {
      name: 'lumiroute_jobs_oldest_waiting_seconds',
      help: 'How long the oldest due job waits.',
      type: 'gauge',
      samples: jobs.map(({ queue, oldest }) => ({ labels: { queue }, value: oldest })),
    },
    byState('lumiroute_devices', 'Devices by kind and state.', 'kind', devices, deviceStates),
  ]
}

const jobStates = ['waiting', 'delayed', 'active', 'failed'] as const
const deviceStates = ['online', 'offline', 'unpaired'] as const

function byState<K extends string, S extends string>(
  name: string,
  help: string,
  key: K,
  rows: readonly (Record<K, string> & Record<S, number>)[],
  states: readonly S[],
): Metric {
  const samples = rows.flatMap((row) =>
    states.map((state) => ({ labels: { [key]: row[key], state }, value: row[state] })),
  )
  return { name, help, type: 'gauge', samples }
}
