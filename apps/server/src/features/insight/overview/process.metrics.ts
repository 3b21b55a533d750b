import type { Deps } from '../../../deps.ts'
import { gauge, type Metric } from './metrics.text.ts'

type Needs = Pick<Deps, 'version' | 'loop' | 'db'>

/** What this server knows of itself, without asking the database. */
export const processMetrics = ({ version, loop, db }: Needs): Metric[] => [
  labelled('lumiroute_build_info', 'The release that runs.', 'version', { [version]: 1 }),
  { ...gauge('process_cpu_seconds_total', 'User and system time.', cpuSeconds()), type: 'counter' },
  gauge('process_start_time_seconds', 'When the process began.', Date.now() / 1000 - process.uptime()),
  labelled('lumiroute_memory_bytes', 'Memory of the process, by kind.', 'kind', memory()),
  labelled(
    'lumiroute_event_loop_lag_seconds',
    'How late timers fire, since the last look at it.',
    'stat',
    loop.take(),
  ),
  labelled('lumiroute_pool_connections', 'Connections to PostgreSQL, by state.', 'state', pool(db)),
  gauge('lumiroute_pool_waiting', 'Calls that wait for a connection.', db.pool.waitingCount),
  gauge('lumiroute_pool_max', 'Connections that this server may open.', db.pool.options.max),
]

function labelled(name: string, help: string, label: string, values: Record<string, number>): Metric {
  const samples = Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value }))
  return { name, help, type: 'gauge', samples }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function memory() {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
  return { rss, heap_used: heapUsed, heap_total: heapTotal, external }
}

const pool = ({ pool: { totalCount, idleCount } }: Needs['db']) => ({
  used: totalCount - idleCount,
  idle: idleCount,
})
