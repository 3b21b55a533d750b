import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NodeVersion } from './fetch-node.ts'

export type StartCheck = { passed: boolean; summary: string; output: string }

const repository = join(import.meta.dirname, '../..')
const readyWithinMs = 10 * 60_000
const stopWithinMs = 60_000

/** `npm start` as a person runs it: build, empty data folder, sign in, Ctrl-C. */
export async function checkStart(node: NodeVersion): Promise<StartCheck> {
  // Without the marks of the last build, this version builds everything itself.
  await rm(join(repository, '.cache/build'), { recursive: true, force: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'lumiroute-nodes-'))
  const env = { ...node.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' }
  // A process group of its own, so that the signal reaches all of it, like Ctrl-C.
  const child = spawn('npm', ['start'], { cwd: repository, env, detached: true, stdio: 'pipe' })
  const output = collectOutput(child)
  const began = Date.now()
  try {
    const url = await waitForUrl(child, output)
    const ready = seconds(began)
    await signIn(url)
    await stop(child)
    return { passed: true, summary: `ready in ${ready} s`, output: output() }
  } catch (error) {
    killGroup(child, 'SIGKILL')
    const reason = error instanceof Error ? error.message : String(error)
    return { passed: false, summary: reason, output: `${output()}\n${reason}` }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

const seconds = (from: number) => Math.round((Date.now() - from) / 1000)

function collectOutput(child: ChildProcess): () => string {
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}

async function waitForUrl(child: ChildProcess, output: () => string): Promise<string> {
  const until = Date.now() + readyWithinMs
  while (child.exitCode === null && Date.now() < until) {
    const url = /LumiRoute ready on (http:\S+)/.exec(output())?.[1]
    if (url) return url
    await sleep(100)
  }
  throw new Error('the server did not become ready')
}

async function signIn(url: string): Promise<void> {
  const page = await fetch(`${url}/signin`)
  if (!page.ok) throw new Error(`the sign-in page returned ${page.status}`)
  const response = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ adminAccount: 'admin', adminPasswd: 'Admin@1234' }),
  })
  if (!response.ok) throw new Error(`sign-in returned ${response.status}`)
}

async function stop(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  killGroup(child, 'SIGINT')
  const isClosed = await Promise.race([closed.then(() => true), sleep(stopWithinMs, false, { ref: false })])
  if (!isClosed) throw new Error(`the server still ran ${stopWithinMs / 1000} s after SIGINT`)
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  process.kill(-child.pid, signal)
}
