import { setTimeout as sleep } from 'node:timers/promises'
import { launch, stopPostmaster, waitReady, type Postmaster } from './postmaster.ts'
import { stopOrphan } from './orphan.ts'
import type { Runner } from './runner.ts'
import { clearSocket } from './socket-dir.ts'
import { errorText } from './error-text.ts'

type LogLine = (facts: object, sentence: string) => void
export type Log = { debug: LogLine; info: LogLine; warn: LogLine; error: LogLine }

/** `isFinal`: it died too often and is not restarted. */
export type ExitReport = { how: string; isFinal: boolean }

type Plan = {
  runner: Runner
  program: string
  pgDir: string
  socketDir: string
  args: string[]
  log: Log
}
type Options = Plan & {
  /** Already running; restarted only when it dies. */
  adopted?: Postmaster | undefined
  onExit?: (report: ExitReport) => void
}
type Supervised = { readonly pid: number; stop(): Promise<void> }

const readyMs = 300_000
const maxRestarts = 10
const steadyMs = 60_000

/** Restarts PostgreSQL when it dies, a limited number of times. */
export async function supervise({ adopted, onExit, ...plan }: Options): Promise<Supervised> {
  let current = adopted ?? (await start(plan))
  const stopping = new AbortController()
  const watching = watch()

  async function watch(): Promise<void> {
    for (let restarts = 0; restarts <= maxRestarts; restarts += 1) {
      const since = performance.now()
      const how = await current.exited
      if (stopping.signal.aborted) return
      if (performance.now() - since > steadyMs) restarts = 0
      const isFinal = restarts === maxRestarts
      plan.log.error({ how, restarts, isFinal }, 'database exited unexpectedly')
      onExit?.({ how, isFinal })
      if (isFinal) return
      await pause(restarts, stopping.signal)
      if (stopping.signal.aborted) return
      current = await restart(plan, current)
      if (stopping.signal.aborted) return
    }
  }

  return {
    get pid() {
      return current.pid
    },
    async stop() {
      stopping.abort()
      await stopPostmaster(current)
      await watching
      await stopPostmaster(current)
    },
  }
}

async function pause(restarts: number, signal: AbortSignal): Promise<void> {
  const waitMs = restarts === 0 ? 0 : Math.min(5_000, 100 * 2 ** restarts)
  await sleep(waitMs, undefined, { signal }).catch(() => undefined)
}

async function restart(plan: Plan, previous: Postmaster): Promise<Postmaster> {
  try {
    // Backends that outlive their postmaster hold its shared memory, and the next one would refuse to start.
    await stopOrphan(plan.pgDir)
    const postmaster = await start(plan)
    plan.log.warn({ pid: postmaster.pid }, 'database restarted')
    return postmaster
  } catch (error) {
    plan.log.error({ reason: errorText(error) }, 'database restart failed')
    return previous
  }
}

async function start(plan: Plan): Promise<Postmaster> {
  await clearSocket(plan.socketDir)
  const postmaster = launch({ ...plan, onLine: (line) => tellLog(plan.log, line) })
  await waitReady(postmaster, plan.pgDir, readyMs)
  return postmaster
}

function tellLog(log: Log, line: string): void {
  if (/^(FATAL|PANIC):/.test(line)) log.warn({ line }, 'database log')
  else log.debug({ line }, 'database log')
}
