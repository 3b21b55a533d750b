import { parseArgs } from 'node:util'
import { makeDataDir } from '../apps/server/src/testing/server-process.ts'
import { bundleAll } from './bench/bundle.ts'
import { type Figure, isHeld, writeTable } from './bench/figures.ts'
import { cpuMs, measuredEnvironment, memoryMb, type Running, startProduct } from './bench/processes.ts'
import { createCallTimes } from './devices/call-times.ts'
import { holdDevices } from './devices/hold-devices.ts'
import { openFleetDatabase } from './fleet/open-fleet-database.ts'
import { prepareFleet } from './fleet/prepare-fleet.ts'

const { values } = parseArgs({
  options: {
    devices: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '5' },
    p99: { type: 'string', default: '500' },
    profile: { type: 'string' },
  },
})
const devices = Number(values.devices)
const seconds = Number(values.minutes) * 60
const growthLimit = 1.2

const profileArgs = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []

/** Runs the devices and returns the figures; stored rows are counted in the database. */
async function measure(server: Running, dataDir: string): Promise<Figure[]> {
  const database = await openFleetDatabase({ dataDir })
  try {
    const fleet = await prepareFleet(database, { vehicles: devices })
    await database.execute('analyze')
    const times = createCallTimes()
    let stored = 0
    const from = { cpu: cpuMs(server.pid), at: performance.now() }
    const early = memoryAfter(server, Math.min(60, seconds / 2))
    const url = `http://127.0.0.1:${server.port}`
    await holdDevices(fleet, { url, seconds, times, onStored: (samples) => void (stored += samples) })
    const cores = (cpuMs(server.pid) - from.cpu) / (performance.now() - from.at)
    const { rows } = await database.execute('select count(*) as n from record_sample')
    return [
      ...times.figures(Number(values.p99)),
      memoryFigure(await early, memoryMb(server.pid)),
      { name: 'server, cores used', value: cores, unit: '', detail: 'without PostgreSQL' },
      lostFigure(stored, Number(rows[0]?.n)),
    ]
  } finally {
    await database.pool.end()
  }
}

const memoryAfter = (server: Running, waitSeconds: number) =>
  new Promise<number>((resolve) => setTimeout(() => resolve(memoryMb(server.pid)), waitSeconds * 1000))

const memoryFigure = (early: number, late: number): Figure => ({
  name: 'memory, end to first minute',
  value: late / early,
  limit: { atMost: growthLimit },
  unit: '×',
  detail: `${early.toFixed(0)} to ${late.toFixed(0)} MB`,
})

const lostFigure = (acknowledged: number, stored: number): Figure => ({
  name: 'samples acknowledged and not stored',
  value: acknowledged - stored,
  limit: { atMost: 0 },
  unit: '',
  detail: `${stored} stored`,
})

async function run(): Promise<Figure[]> {
  const { server: file } = await bundleAll()
  const { dataDir, remove } = await makeDataDir()
  try {
    const server = await startProduct(file, measuredEnvironment(dataDir), profileArgs)
    return await measure(server, dataDir).finally(() => server.stop())
  } finally {
    await remove()
  }
}

const figures = await run()
console.log(`${devices} devices for ${seconds / 60} minutes`)
console.log(writeTable(figures))
if (figures.some((figure) => isHeld(figure) === false)) process.exitCode = 1
