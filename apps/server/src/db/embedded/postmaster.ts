import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../errors/start-error.ts'
import { tell } from './orphan.ts'
import { cleanEnv, buildCommand, type Runner } from './runner.ts'

export type Postmaster = {
  pid: number
  exited: Promise<string>
  hasExited(): boolean
  /** Its last log output, once it has ended. */
  lastWords(): Promise<string>
}

type Launch = { runner: Runner; program: string; args: string[]; onLine?: (line: string) => void }

const keptLines = 20
const pollMs = 15
const drainMs = 1_000

export function launch({ runner, program, args, onLine }: Launch): Postmaster {
  const [file, rest] = buildCommand(runner, program, args)
  // Without its own session it would get the terminal's Ctrl-C and stop before the last request is done.
  const options = { ...runner.identity, cwd: '/', env: cleanEnv(), detached: true }
  const child = spawn(file, rest, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const lastLines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLines.splice(0, lastLines.length - keptLines + 1)
    lastLines.push(line)
    onLine?.(line)
  })
  const exited = waitExit(child)
  const hasExited = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
  stopWithUs(child, exited)
  const drained = once(child, 'close')
  const lastWords = () => Promise.race([drained, sleep(drainMs)]).then(() => lastLines.join(' / '))
  return { pid: child.pid ?? 0, exited, hasExited, lastWords }
}

function stopWithUs(child: ChildProcess, exited: Promise<string>): void {
  const stop = () => child.kill('SIGINT')
  process.once('exit', stop)
  void exited.then(() => process.off('exit', stop))
}

function waitExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    // Not 'close': that waits for every backend that still holds the pipe.
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
}

/** Resolves once PostgreSQL accepts connections; crash recovery may take a while. */
export async function waitReady(postmaster: Postmaster, pgDir: string, limitMs: number): Promise<void> {
  const until = Date.now() + limitMs
  while (!(await isReady(postmaster.pid, pgDir))) {
    if (postmaster.hasExited()) throw await startFailure(postmaster)
    if (Date.now() > until) throw await giveUp(postmaster, limitMs)
    await sleep(pollMs)
  }
}

async function isReady(pid: number, pgDir: string): Promise<boolean> {
  const lines = (await readFile(join(pgDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

async function startFailure(postmaster: Postmaster): Promise<StartError> {
  const how = await postmaster.exited
  const said = await postmaster.lastWords()
  return new StartError(`PostgreSQL 無法啟動。 PostgreSQL failed to start (${how}): ${said}`)
}

async function giveUp(postmaster: Postmaster, limitMs: number): Promise<StartError> {
  await stopPostmaster(postmaster)
  const seconds = Math.round(limitMs / 1000)
  return new StartError(`PostgreSQL 啟動逾時。 PostgreSQL was not ready after ${seconds} s.`)
}

/** Fast shutdown; if that hangs, an immediate one, after which the next start recovers from the WAL. */
export async function stopPostmaster(postmaster: Postmaster, patienceMs = 20_000): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (postmaster.hasExited()) break
    tell(postmaster.pid, signal)
    const waiting = new AbortController()
    const patience = sleep(patienceMs, undefined, { signal: waiting.signal }).catch(() => undefined)
    await Promise.race([postmaster.exited, patience])
    waiting.abort()
  }
  await postmaster.exited
}
