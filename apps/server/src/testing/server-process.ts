import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Uses the build of a full `npm test`: compiling the sources takes longer than starting. */
const getEntry = () =>
  process.env.SERVER_ENTRY
    ? [process.env.SERVER_ENTRY]
    : ['--import', 'tsx', fileURLToPath(new URL('../main.ts', import.meta.url))]
const readyText = /LumiRoute ready on (http:\S+)/

export type ServerProcess = {
  url: string
  pid: number
  output: () => string
  exit: Promise<number | null>
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** The real server in its own process; rejects with its output if it does not start. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const { child, exit, output } = launch(env)
  const url = await Promise.race([readyUrl(child, output), exit.then(() => undefined)])
  if (!url) throw new Error(`the server exited with ${await exit}:\n${output()}`)
  return {
    url,
    pid: child.pid as number,
    output,
    exit,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return exit
    },
  }
}

/** A start that is expected to fail: its exit code and output. */
export async function refusedStart(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string; ms: number }> {
  const began = Date.now()
  const { child, exit, output } = launch(env)
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const code = await exit
  clearTimeout(timer)
  return { code, output: output(), ms: Date.now() - began }
}

function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, getEntry(), {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      LOG_LEVEL: 'warn',
      // Demo vehicles must not change the data under test.
      DEMO_DRIVE: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  return { child, exit, output: () => text }
}

async function readyUrl(child: ChildProcess, output: () => string): Promise<string | undefined> {
  while (child.exitCode === null && child.signalCode === null) {
    const url = readyText.exec(output())?.[1]
    if (url) return url
    await new Promise((go) => setTimeout(go, 20))
  }
  return undefined
}

export async function makeDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lumiroute-data-'))
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

/** The embedded PostgreSQL's process id, from its pid file. */
export async function postmasterPid(dataDir: string): Promise<number> {
  return Number((await readFile(path.join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0])
}
