import type { Registry } from 'prom-client'
import type { Db } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { getOnlineThreshold } from '../../road/device/online-threshold.ts'
import { addGauge, addLabelledGauge } from './add-gauge.ts'
import { countDevices, countJobs } from './queries/metrics.queries.ts'

const jobStates = ['waiting', 'delayed', 'active', 'failed'] as const
const deviceStates = ['online', 'offline', 'unpaired'] as const

/** Jobs and devices: the same on every server that shares the database. */
export async function addDatabaseMetrics(registry: Registry, deps: Deps): Promise<void> {
  const counts = await countAll(deps.db, deps).catch((error: unknown) => {
    // The other metrics matter most during an outage.
    deps.log.warn({ err: error }, 'database metrics unavailable')
    return undefined
  })
  addGauge(registry, 'lumiroute_database_up', 'Whether PostgreSQL answered.', counts ? 1 : 0)
  if (!counts) return
  addLabelledGauge(
    registry,
    {
      name: 'lumiroute_jobs',
      help: 'Jobs by queue and state; failed ones gave up.',
      labels: ['queue', 'state'],
    },
    splitByState('queue', counts.jobs, jobStates),
  )
  addLabelledGauge(
    registry,
    {
      name: 'lumiroute_jobs_oldest_waiting_seconds',
      help: 'How long the oldest due job waits.',
      labels: ['queue'],
    },
    counts.jobs.map(({ queue, oldest }) => ({ labels: { queue }, value: oldest })),
  )
  addLabelledGauge(
    registry,
    { name: 'lumiroute_devices', help: 'Devices by kind and state.', labels: ['kind', 'state'] },
    splitByState('kind', counts.devices, deviceStates),
  )
}

async function countAll(db: Db, needs: Pick<Deps, 'settings' | 'now'>) {
  const [jobs, devices] = await Promise.all([countJobs(db), countDevices(db, getOnlineThreshold(needs))])
  return { jobs, devices }
}

const splitByState = <K extends string, S extends string>(
  key: K,
  rows: readonly (Record<K, string> & Record<S, number>)[],
  states: readonly S[],
) =>
  rows.flatMap((row) =>
    states.map((state) => ({ labels: { [key]: row[key] as string, state }, value: row[state] })),
  )
