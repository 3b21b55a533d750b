import { setTimeout as pause } from 'node:timers/promises'
import { killRounds } from '../../apps/server/src/testing/crash-rounds.ts'
import { makeDataDir, startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { openFleetDatabase } from '../fleet/open-fleet-database.ts'
import { prepareFleet } from '../fleet/prepare-fleet.ts'
import { findFaults } from './crash-books.ts'
import { createReporter, type Reporter } from './crash-reporter.ts'

type Wanted = { devices: number; rounds: number; say?: (line: string) => void }
export type DeviceCrashReport = { samples: number; plays: number; resent: number; faults: string[] }
type Env = Parameters<typeof killRounds>[1]

/** Long enough ago that no device reports the future, and always within today's record. */
const agoMs = 6 * 3_600_000

/** Repeatedly kills the server under that many devices: acknowledged reports are stored exactly once. */
export async function crashDevices({ devices, rounds, say }: Wanted): Promise<DeviceCrashReport> {
  const { dataDir, remove } = await makeDataDir()
  const env = { DATA_DIR: dataDir, DEMO_DATA: 'off', OPERATOR_MFA: 'optional', CALLS_PER_MINUTE: '10000000' }
  const faults: string[] = []
  try {
    const reporters = await prepareReporters(env, devices)
    const load = async (url: string, round: number) => {
      faults.push(...(await lookInto(env, reporters)))
      return async () => {
        await Promise.all(reporters.map(({ work }) => work(url)))
        const { samples } = sumUp(reporters)
        say?.(`round ${round}: ${samples} samples acknowledged so far, ${faults.length} faults`)
      }
    }
    await killRounds(rounds, env, load, () => killMoment(reporters))
    faults.push(...(await settle(env, reporters)))
    return { ...sumUp(reporters), faults }
  } finally {
    await remove()
  }
}

const longestMs = 60_000

/** In the middle of the load: shortly after as many answers as there are devices. */
async function killMoment(reporters: Reporter[]): Promise<void> {
  const [until, enough] = [Date.now() + longestMs, sumUp(reporters).calls + reporters.length]
  while (sumUp(reporters).calls < enough && Date.now() < until) await pause(50)
  await pause(Math.random() * 1500)
}

async function prepareReporters(env: Env, devices: number): Promise<Reporter[]> {
  const server = await startServerProcess(env)
  const database = await openFleetDatabase({ dataDir: env.DATA_DIR })
  try {
    const fleet = await prepareFleet(database, { vehicles: devices })
    const fromMs = Math.floor((Date.now() - agoMs) / 1000) * 1000
    return fleet.map((vehicle) => createReporter(vehicle, fromMs))
  } finally {
    await database.pool.end()
    await server.stop()
  }
}

async function lookInto(
  { DATA_DIR: dataDir }: Env,
  reporters: Reporter[],
  isWhole = false,
): Promise<string[]> {
  const database = await openFleetDatabase({ dataDir })
  try {
    return await findFaults(database, reporters, isWhole)
  } finally {
    await database.pool.end()
  }
}

/** After the last kill every device sends the rest; then nothing may be missing or duplicated. */
async function settle(env: Env, reporters: Reporter[]): Promise<string[]> {
  const server = await startServerProcess(env)
  try {
    const before = await lookInto(env, reporters)
    await Promise.all(reporters.map(({ finish }) => finish(server.url)))
    return [...before, ...(await lookInto(env, reporters, true))]
  } finally {
    await server.stop()
  }
}

function sumUp(reporters: Reporter[]) {
  const sum = { samples: 0, plays: 0, resent: 0, calls: 0 }
  for (const { fromMs, acknowledged } of reporters) {
    sum.samples += (acknowledged.samplesMs - fromMs) / 1000
    sum.plays += (acknowledged.playsMs - fromMs) / 20_000
    sum.resent += acknowledged.resent
    sum.calls += acknowledged.calls
  }
  return sum
}
