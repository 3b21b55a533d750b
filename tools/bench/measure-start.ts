import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postmasterPid } from '../../apps/server/src/testing/server-process.ts'
import { type Figure, median } from './figures.ts'
import type { BenchOptions } from './options.ts'
import { memoryMb, startProduct } from './processes.ts'
import type { Stage } from './stage.ts'

const settleMs = 3000

/** The server alone on a running database, and with the embedded one on existing files. */
export async function measureStart(stage: Stage, { rounds }: BenchOptions): Promise<Figure[]> {
  const alone: number[] = []
  let idleMb = 0
  for (let round = 0; round < rounds; round++) {
    const server = await startProduct(stage.files.server, stage.environment)
    alone.push(server.readyMs)
    await new Promise((go) => setTimeout(go, settleMs))
    idleMb = Math.max(idleMb, memoryMb(server.pid))
    await server.stop()
  }
  const embedded = await timeEmbedded(stage, rounds)
  const killed = await timeKilled(stage, rounds)
  return [
    startFigure('start, server alone', alone, 2),
    startFigure('start, second with embedded database', embedded, 5),
    startFigure('ready after kill -9', killed.server, 2),
    startFigure('ready after kill -9 of server and database', killed.both, 2),
    {
      name: 'memory, idle',
      value: idleMb,
      limit: { atMost: 130 },
      unit: 'MB',
      detail: 'resident, 3 s after start',
    },
  ]
}

async function timeEmbedded({ files }: Stage, rounds: number): Promise<number[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumiroute-bench-start-'))
  const environment = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const times: number[] = []
  for (let start = 0; start <= rounds; start++) {
    const server = await startProduct(files.server, environment)
    times.push(server.readyMs)
    await server.stop()
  }
  await rm(dataDir, { recursive: true, force: true })
  return times.slice(1)
}

/** Downtime after a crash: of the server alone with its database running, and of both. */
async function timeKilled({ files }: Stage, rounds: number): Promise<{ server: number[]; both: number[] }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumiroute-bench-kill-'))
  const environment = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const times = { server: [] as number[], both: [] as number[] }
  let running = await startProduct(files.server, environment)
  for (let round = 0; round < 2 * rounds; round++) {
    const killsDatabase = round % 2 === 1
    if (killsDatabase) process.kill(await postmasterPid(dataDir), 'SIGKILL')
    await running.kill()
    running = await startProduct(files.server, environment)
    times[killsDatabase ? 'both' : 'server'].push(running.readyMs)
  }
  await running.stop()
  await rm(dataDir, { recursive: true, force: true })
  return times
}

const startFigure = (name: string, times: number[], atMost: number): Figure => ({
  name,
  value: median(times) / 1000,
  limit: { atMost },
  unit: 's',
  detail: times.map((ms) => `${(ms / 1000).toFixed(2)} s`).join(' '),
})
