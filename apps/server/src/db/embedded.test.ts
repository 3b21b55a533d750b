import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEmbedded, StartError, type EmbeddedDb } from './embedded.ts'
import { waitReady } from './embedded/postmaster.ts'

type Held = { pid: number; url: string; runsAs: string }
type Holder = {
  child: ChildProcess
  ended: Promise<{ code: number | null; stderr: string }>
  ready: Promise<Held>
}

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }
const holder = fileURLToPath(new URL('../testing/hold-embedded.ts', import.meta.url))
const quiet = () => undefined
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
const cleanups: (() => unknown)[] = []
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumiroute-test-'))
  await chmod(folder, 0o755)
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
})

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function start(dataDir: string, onExit = quiet as Parameters<typeof startEmbedded>[0]['onExit']) {
  const db = await startEmbedded({ dataDir, log, onExit })
  cleanups.push(() => db.stop())
  return db
}

function hold(
  dataDir: string,
  options: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv } = {},
): Holder {
  const child = spawn(process.execPath, ['--import', 'tsx', holder, dataDir], { stdio: 'pipe', ...options })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, stderr })),
  )
  const line = new Promise<Held>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(JSON.parse(chunk.toString()) as Held)),
  )
  const failed = ended.then((end) => Promise.reject(new Error(`ended before it was ready: ${end.stderr}`)))
  const ready = Promise.race([line, failed])
  ready.catch(quiet)
  cleanups.push(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { child, ended, ready }
}

async function ask(url: string, sql: string): Promise<unknown> {
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

async function keepRow(url: string): Promise<void> {
  await ask(url, 'create table kept (answer int)')
  await ask(url, 'insert into kept values (7)')
}

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}/exe`)
}

async function refusal(dataDir: string): Promise<string> {
  const error = await start(dataDir).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message
}

describe('startEmbedded', { timeout: 60_000 }, () => {
  test('runs in a folder with a long name, on a private socket alone', async () => {
    const db = await start(join(folder, `資料 ${'x'.repeat(120)}`, 'data'))
    expect(await ask(db.url, `select current_setting('fsync') as answer`)).toBe('on')
    expect(await ask(db.url, `select current_setting('synchronous_commit') as answer`)).toBe('on')
    expect(await ask(db.url, `select current_setting('listen_addresses') as answer`)).toBe('')
    expect(await ask(db.url, `select current_database() as answer`)).toBe('lumiroute')
    expect(statSync(db.connection.host).mode & 0o777).toBe(0o700)
    const client = new Client(db.connection)
    await client.connect()
    await client.end()
  })

  test('keeps its rows and leaves neither process nor socket when it stops', async () => {
    const first = await startEmbedded({ dataDir: folder, log })
    await keepRow(first.url)
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)
    expect(existsSync(first.connection.host)).toBe(false)
    const second = await start(folder)
    expect(await ask(second.url, 'select answer from kept')).toBe(7)
  })

  test.skipIf(!isRoot)('runs as another user when the server is root', async () => {
    const db = await start(folder)
    expect(statSync(`/proc/${db.pid}`).uid).not.toBe(0)
  })

  test.skipIf(!isRoot)('runs when the server is not root', async () => {
    await chown(folder, nobody.uid, nobody.gid)
    const held = await hold(folder, nobody).ready
    expect(held.runsAs).toBe('self')
    expect(statSync(`/proc/${held.pid}`).uid).toBe(nobody.uid)
  })

  test.skipIf(!isRoot)('runs in a folder that only root can enter', async () => {
    await chmod(folder, 0o700)
    const held = await hold(join(folder, 'data')).ready
    expect(held.runsAs).toBe('namespace')
    expect(await ask(held.url, 'select 1 as answer')).toBe(1)
  })

  test.skipIf(!isRoot)('runs in such a folder where namespaces are forbidden', async () => {
    await chmod(folder, 0o700)
    const bin = join(folder, 'bin')
    await mkdir(bin)
    for (const tool of ['setpriv', 'flock']) await symlink(findTool(tool), join(bin, tool))
    const held = await hold(join(folder, 'data'), { env: { PATH: bin } }).ready
    expect(held.runsAs).toBe('capability')
    expect(await ask(held.url, 'select 1 as answer')).toBe(1)
  })

  test.skipIf(!isRoot)('gives the files to the new user when the folder has become private', async () => {
    const dataDir = join(folder, 'data')
    const first = await startEmbedded({ dataDir, log })
    await keepRow(first.url)
    await first.stop()
    await chmod(folder, 0o700)
    const second = await start(dataDir)
    expect(await ask(second.url, 'select answer from kept')).toBe(7)
  })
})

function findTool(name: string): string {
  return spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
}

describe('a killed or second server', { timeout: 60_000 }, () => {
  test('leaves an orphan that the next start stops, with every row', async () => {
    const { child, ready, ended } = hold(folder)
    const held = await ready
    await keepRow(held.url)
    child.kill('SIGKILL')
    await ended
    expect(isAlive(held.pid)).toBe(true)
    const db = await start(folder)
    expect(isAlive(held.pid)).toBe(false)
    expect(await ask(db.url, 'select answer from kept')).toBe(7)
  })

  test('starts again after a kill in the middle of the first start', async () => {
    const { child, ended } = hold(folder)
    await vi.waitFor(async () => expect(String(await readdir(folder))).toContain('pg.new-'), 10_000)
    child.kill('SIGKILL')
    await ended
    const db = await start(folder)
    expect(await ask(db.url, 'select 1 as answer')).toBe(1)
    expect(String(await readdir(folder))).not.toContain('pg.new-')
  })

  test('is refused on a folder in use, with the process that uses it', async () => {
    const { child, ready } = hold(folder)
    const held = await ready
    expect(await refusal(folder)).toContain(`process ${child.pid}`)
    const second = await hold(folder).ended
    expect(second).toMatchObject({ code: 1, stderr: expect.stringMatching(/StartError.*is using/) })
    expect(await ask(held.url, 'select 1 as answer')).toBe(1)
  })

  test('takes the folder once the first has stopped', async () => {
    const { child, ready, ended } = hold(folder)
    await ready
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    await start(folder)
  })

  test('does not touch a stranger whose process id stands in the stale file', async () => {
    const first = await startEmbedded({ dataDir: folder, log })
    await first.stop()
    const stranger = spawn('sleep', ['60'])
    cleanups.push(() => stranger.kill())
    await writeFile(
      join(folder, 'pg', 'postmaster.pid'),
      `${stranger.pid}\n${folder}/pg\n1\n5432\n/tmp\n\n\n`,
    )
    await start(folder)
    expect(isAlive(stranger.pid ?? 0)).toBe(true)
  })

  test('stops its database when it ends by an error', async () => {
    const script = `
      const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
      const quiet = () => undefined
      const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
      const { pid } = await startEmbedded({ dataDir: ${JSON.stringify(folder)}, log })
      console.log(pid)
      setTimeout(() => { throw new Error('out of luck') })`
    const args = ['--import', 'tsx', '--input-type=module', '-e', script]
    const pid = Number(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout)
    expect(pid).toBeGreaterThan(0)
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000)
  })
})

describe('PostgreSQL that dies by itself', { timeout: 60_000 }, () => {
  test('is started again, and its owner is told', async () => {
    const reports: unknown[] = []
    const db = await start(folder, (report) => reports.push(report))
    await keepRow(db.url)
    const before = db.pid
    process.kill(before, 'SIGKILL')
    await waitNewPid(db, before)
    expect(reports).toEqual([{ how: 'SIGKILL', isFinal: false }])
    expect(await ask(db.url, 'select answer from kept')).toBe(7)
  })

  test('is started again while a backend of the old one still works', async () => {
    const db = await start(folder)
    const busy = ask(db.url, 'select count(*) as answer from generate_series(1, 1e12)').catch(quiet)
    await sleep(200)
    const before = db.pid
    process.kill(before, 'SIGKILL')
    await waitNewPid(db, before)
    expect(await ask(db.url, 'select 1 as answer')).toBe(1)
    await busy
  })

  test('stays stopped when the server stops at that moment', async () => {
    const db = await startEmbedded({ dataDir: folder, log })
    process.kill(db.pid, 'SIGKILL')
    await sleep(20)
    await db.stop()
    expect(isAlive(db.pid)).toBe(false)
    await start(folder)
  })
})

async function waitNewPid(db: EmbeddedDb, before: number): Promise<void> {
  await vi.waitFor(() => expect(db.pid).not.toBe(before), 20_000)
  const alive = {
    pid: db.pid,
    exited: new Promise<string>(quiet),
    hasExited: () => false,
    lastWords: async () => '',
  }
  await waitReady(alive, join(folder, 'pg'), 20_000)
}

describe('a clear refusal', { timeout: 60_000 }, () => {
  test.skipIf(!isRoot)('names a folder that is not writable', async () => {
    const { code, stderr } = await hold(join(folder, 'data'), nobody).ended
    expect(code).toBe(1)
    expect(stderr).toContain(`Cannot use the data folder ${folder}/data: 沒有寫入權限`)
  })

  test('names a path that is a file', async () => {
    await writeFile(join(folder, 'file'), '')
    expect(await refusal(join(folder, 'file'))).toContain('the path is a file')
    expect(await refusal(join(folder, 'file', 'data'))).toContain('a part of the path is a file')
  })

  test.skipIf(!isRoot)('names a read-only file system', async (context) => {
    if (!mountTmpfs(folder, 'size=1m,ro')) context.skip('no right to mount a tmpfs here')
    expect(await refusal(folder)).toContain('read-only')
  })

  test.skipIf(!isRoot)('names a full disk and leaves no half database', async (context) => {
    if (!mountTmpfs(folder, 'size=12m,mode=755')) context.skip('no right to mount a tmpfs here')
    expect(await refusal(folder)).toContain('No space left on device')
    expect(await readdir(folder)).toEqual(['server.lock'])
  })

  test('names files of another version', async () => {
    await mkdir(join(folder, 'pg'))
    await writeFile(join(folder, 'pg', 'PG_VERSION'), '16\n')
    expect(await refusal(folder)).toContain('is of PostgreSQL 16')
  })

  test('names files that are incomplete, and keeps them', async () => {
    await mkdir(join(folder, 'pg'))
    await writeFile(join(folder, 'pg', 'something'), '')
    expect(await refusal(folder)).toContain('is incomplete')
    expect(existsSync(join(folder, 'pg', 'something'))).toBe(true)
  })
})

function mountTmpfs(path: string, options: string): boolean {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path])
  if (status !== 0) return false
  cleanups.push(() => spawnSync('umount', [path]))
  return true
}
