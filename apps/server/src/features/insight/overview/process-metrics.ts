import { Counter, type Registry } from 'prom-client'
import type { Deps } from '../../../deps.ts'
import { addGauge, addLabelledGauge } from './add-gauge.ts'

type Needs = Pick<Deps, 'version' | 'eventLoop' | 'db'>

/** What this server knows about itself, without the database. */
export function addProcessMetrics(registry: Registry, { version, eventLoop, db }: Needs): void {
  addByLabel(registry, 'lumiroute_build_info', 'The release that runs.', 'version', { [version]: 1 })
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'User and system time.',
    registers: [registry],
  }).inc(getCpuSeconds())
  addGauge(
    registry,
    'process_start_time_seconds',
    'When the process began.',
    Date.now() / 1000 - process.uptime(),
  )
  addByLabel(registry, 'lumiroute_memory_bytes', 'Memory of the process, by kind.', 'kind', getMemory())
  addByLabel(
    registry,
    'lumiroute_event_loop_lag_seconds',
    'How late timers fire, since the last look at it.',
    'stat',
    eventLoop.take(),
  )
  addByLabel(
    registry,
    'lumiroute_pool_connections',
    'Connections to PostgreSQL, by state.',
    'state',
    countConnections(db),
  )
  addGauge(registry, 'lumiroute_pool_waiting', 'Calls that wait for a connection.', db.pool.waitingCount)
  addGauge(registry, 'lumiroute_pool_max', 'Connections that this server may open.', db.pool.options.max)
}

function addByLabel(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  values: Record<string, number>,
): void {
  const samples = Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value }))
  addLabelledGauge(registry, { name, help, labels: [label] }, samples)
}

function getCpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function getMemory() {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
  return { rss, heap_used: heapUsed, heap_total: heapTotal, external }
}

const countConnections = ({ pool: { totalCount, idleCount } }: Needs['db']) => ({
  used: totalCount - idleCount,
  idle: idleCount,
})
