import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningServer = { url: string; stop: () => Promise<void> }

const root = join(import.meta.dirname, '..')
const readyMs = 90_000

/** The real server on an embedded database of its own with the demo data, serving the built console. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumiroute-e2e-'))
  const { DATABASE_URL: _other, ...inherited } = process.env
  const env = { ...inherited, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment }
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], { cwd: root, env })
  try {
    return { url: await readAddress(child), stop: () => stop(child, dataDir) }
  } catch (error) {
    await stop(child, dataDir)
    throw error
  }
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = () => reject(new Error(`The server did not start:\n${said}`))
    const timer = setTimeout(fail, readyMs)
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const url = /ready on (http:\/\/\S+)/.exec(said)?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', fail)
  })
}

async function stop(child: ChildProcess, dataDir: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }
  await rm(dataDir, { recursive: true, force: true })
}
