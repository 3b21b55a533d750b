import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startEmbedded, type EmbeddedDb } from '../db/embedded.ts'

type Held = { pid: number; url: string; runsAs: string }
type Ended = { code: number | null; stderr: string }
type Holder = { child: ChildProcess; ended: Promise<Ended>; ready: Promise<Held> }
type HoldOptions = { uid?: number; gid?: number; env?: NodeJS.ProcessEnv }
type OnExit = Parameters<typeof startEmbedded>[0]['onExit']

const holder = fileURLToPath(new URL('./hold-embedded.ts', import.meta.url))
const cleanups: (() => unknown)[] = []
let made: string

export const isRoot = process.getuid?.() === 0
export const nobody = { uid: 65534, gid: 65534 }
export const quiet = () => undefined
export const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
export let folder: string

/** A fresh folder for each test of the file; afterwards no process is left that used it. */
export function usePlace(): void {
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'lumiroute-made-'))
    await (await startEmbedded({ dataDir: made, log })).stop()
  })

  afterAll(() => rm(made, { recursive: true, force: true }))

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lumiroute-test-'))
    await chmod(folder, 0o755)
    atEnd(() => rm(folder, { recursive: true, force: true }))
  })

  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  })
}

export function atEnd(cleanup: () => unknown): void {
  cleanups.push(cleanup)
}

/** A copy of an existing database: creating one takes most of a test's time. */
export function copyCluster(): void {
  spawnSync('cp', ['-a', join(made, 'pg'), folder])
}

export async function start(dataDir: string, onExit?: OnExit): Promise<EmbeddedDb> {
  const db = await startEmbedded({ dataDir, log, onExit })
  atEnd(() => db.stop())
  return db
}

/** The same in its own process, which a test may kill. */
export function hold(dataDir: string, options: HoldOptions = {}): Holder {
  const child = spawn(process.execPath, ['--import', 'tsx', holder, dataDir], { stdio: 'pipe', ...options })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, stderr })))
  const line = new Promise<Held>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(JSON.parse(chunk.toString()) as Held)),
  )
  const failed = ended.then((end) => Promise.reject(new Error(`ended before it was ready: ${end.stderr}`)))
  const ready = Promise.race([line, failed])
  ready.catch(quiet)
  atEnd(() => child.kill('SIGTERM') && ended)
  return { child, ended, ready }
}

export async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  client.on('error', quiet)
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}

export async function keepRow(url: string): Promise<void> {
  await ask(url, 'create table kept (answer int)')
  await ask(url, 'insert into kept values (7)')
}

export function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}/exe`)
}

/** The error message of a failed start. */
export async function refusal(dataDir: string): Promise<string> {
  return start(dataDir).then(
    () => 'it started',
    (error: Error) => `${error.name}: ${error.message}`,
  )
}
