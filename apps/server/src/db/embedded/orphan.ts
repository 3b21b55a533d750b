import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../errors/start-error.ts'
import { errorCode } from './error-text.ts'

type Step = { signal: NodeJS.Signals; waitMs: number }

// SIGINT stops PostgreSQL with a checkpoint, SIGQUIT immediately, SIGKILL ends what is left.
const steps: Step[] = [
  { signal: 'SIGINT', waitMs: 8_000 },
  { signal: 'SIGQUIT', waitMs: 4_000 },
  { signal: 'SIGKILL', waitMs: 4_000 },
]

/** Stops the PostgreSQL that a killed server left behind. Call only while holding the owner lock. */
export async function stopOrphan(pgDir: string): Promise<number | undefined> {
  const pidFile = join(pgDir, 'postmaster.pid')
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]) || undefined
  const found = findProcesses(pgDir)
  for (const step of steps) {
    if (findProcesses(pgDir).length === 0) break
    await runStep(step, pgDir, pid)
  }
  const left = findProcesses(pgDir)
  if (left.length > 0)
    throw new StartError(`無法停止舊的 PostgreSQL。 Cannot stop an old PostgreSQL: ${left.join(', ')}`)
  // Its pid may belong to another process by now, and PostgreSQL would refuse to start because of that.
  await rm(pidFile, { force: true })
  // A server that died while starting one: it may have appeared between the check and the removal.
  if (findProcesses(pgDir).length > 0) return stopOrphan(pgDir)
  return found.length > 0 ? (pid ?? found[0]) : undefined
}

async function runStep(
  { signal, waitMs }: Step,
  pgDir: string,
  postmaster: number | undefined,
): Promise<void> {
  const all = findProcesses(pgDir)
  const hasHead = postmaster !== undefined && all.includes(postmaster) && signal !== 'SIGKILL'
  // A backend without its postmaster takes SIGINT as "cancel the query".
  const word = hasHead || signal !== 'SIGINT' ? signal : 'SIGQUIT'
  for (const pid of hasHead ? [postmaster] : all) tell(pid, word)
  const until = Date.now() + waitMs
  while (Date.now() < until && findProcesses(pgDir).length > 0) await sleep(20)
}

export function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** By working directory or command line; a pid from a file alone proves nothing. */
function findProcesses(pgDir: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => worksIn(pid, pgDir) || wasToldToServe(pid, pgDir)).map(Number)
}

export function worksIn(pid: string, pgDir: string): boolean {
  try {
    return (
      readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' &&
      readlinkSync(`/proc/${pid}/cwd`) === pgDir
    )
  } catch {
    return false
  }
}

/** A process that is just starting has not changed to its folder yet, and would be missed. */
function wasToldToServe(pid: string, pgDir: string): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return words.some((word) => word.endsWith('/postgres')) && words[words.indexOf('-D') + 1] === pgDir
  } catch {
    return false
  }
}
