import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { LoadJob, LoadResult } from './load-types.ts'

export type Running = {
  pid: number
  port: number
  readyMs: number
  stop(): Promise<void>
  /** Kills it without a chance to clean up. */
  kill(): Promise<void>
}
type Environment = Record<string, string>

const kept = ['PATH', 'HOME', 'TMPDIR', 'NODE_OPTIONS']

/** None of the caller's settings reach the measured process. */
const cleanEnvironment = (own: Environment): Environment => ({
  ...Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  ...own,
})

/** An installation without demo data, on a free port. */
export const measuredEnvironment = (dataDir: string): Environment => ({
  NODE_ENV: 'production',
  PORT: '0',
  DATA_DIR: dataDir,
  DEMO_DATA: 'off',
  OPERATOR_MFA: 'optional',
  LOG_LEVEL: 'warn',
})

/** Starts a server and waits until it prints its URL. */
export async function startServer(
  file: string,
  environment: Environment,
  args: string[] = [],
): Promise<Running> {
  const from = performance.now()
  const child = spawn(process.execPath, [...args, file], {
    env: cleanEnvironment(environment),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = Number(await waitForLine(child, / on http:\/\/[\w.]+:(\d+)/))
  const readyMs = performance.now() - from
  return {
    pid: child.pid as number,
    port,
    readyMs,
    stop: () => end(child),
    kill: () => end(child, 'SIGKILL'),
  }
}

type Manifest = { scripts: { start: string } }
const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
const productFlags = (JSON.parse(manifest) as Manifest).scripts.start.match(/--\S+/g) ?? []

/** The product, with the same V8 settings as by `npm start`. */
export const startProduct = (file: string, environment: Environment, args: string[] = []) =>
  startServer(file, environment, [...productFlags, ...args])

/** Runs a short program and returns the figure that it prints. */
export async function runForFigure(file: string, args: string[], pattern: RegExp): Promise<number> {
  const child = spawn(process.execPath, [file, ...args], {
    env: cleanEnvironment({}),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return Number(await waitForLine(child, pattern))
}

async function waitForLine(child: ChildProcess, pattern: RegExp): Promise<string> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  for await (const line of lines) {
    const found = pattern.exec(line)?.[1]
    if (found === undefined) continue
    child.stdout?.resume()
    return found
  }
  throw new Error('a benchmark process ended before it was ready')
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

export type Load = { run(job: LoadJob): Promise<LoadResult>; stop(): Promise<void> }

export function startLoad(file: string): Load {
  const child = fork(file, { env: cleanEnvironment({}), execArgv: [] })
  return {
    async run(job) {
      child.send(job)
      const [message] = (await once(child, 'message')) as [{ result?: LoadResult; error?: string }]
      if (!message.result) throw new Error(`load generation failed: ${message.error}`)
      return message.result
    },
    stop: () => end(child),
  }
}

export function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

const tickMs = 10

/** CPU time that a process has used; unlike the rate it hardly depends on other load. */
export function cpuMs(pid: number): number {
  const [user = 0, system = 0] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '')
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) * tickMs
}
