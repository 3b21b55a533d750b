import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, median } from './figures.ts'
import type { BenchOptions } from './options.ts'
import { memoryMb, startServer } from './processes.ts'
import type { Stage } from './stage.ts'

const settleMs = 3000

/** The server alone on a running database, and with the embedded one on files that exist already. */
export async function measureStart(stage: Stage, { rounds }: BenchOptions): Promise<Figure[]> {
  const alone: number[] = []
  let idleMb = 0
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(stage.files.server, stage.environment)
    alone.push(server.readyMs)
    await new Promise((go) => setTimeout(go, settleMs))
    idleMb = Math.max(idleMb, memoryMb(server.pid))
    await server.stop()
  }
  const embedded = await timeEmbedded(stage, rounds)
  return [
    startFigure('start, server alone', alone, 2),
    startFigure('start, second with embedded database', embedded, 5),
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
    const server = await startServer(files.server, environment)
    times.push(server.readyMs)
    await server.stop()
  }
  await rm(dataDir, { recursive: true, force: true })
  return times.slice(1)
}

const startFigure = (name: string, times: number[], atMost: number): Figure => ({
  name,
  value: median(times) / 1000,
  limit: { atMost },
  unit: 's',
  detail: times.map((ms) => `${(ms / 1000).toFixed(2)} s`).join(' '),
})
