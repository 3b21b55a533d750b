import { spawn, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import {
  ask,
  atEnd,
  copyCluster,
  folder,
  hold,
  isAlive,
  keepRow,
  log,
  quiet,
  refusal,
  start,
  usePlace,
} from '../testing/embedded-place.ts'
import { startEmbedded, type EmbeddedDb } from './embedded.ts'
import { findBinaries } from './embedded/binaries.ts'
import { waitReady } from './embedded/postmaster.ts'

usePlace()

describe('a killed or second server', { timeout: 60_000 }, () => {
  test('leaves a database that the next server adopts, restarts and stops', async () => {
    const held = await killHolder()
    const db = await startEmbedded({ dataDir: folder, log })
    atEnd(() => db.stop())
    expect(db.pid).toBe(held.pid)
    expect(await ask(db.url, 'select answer from kept')).toBe(7)
    process.kill(db.pid, 'SIGKILL')
    await waitNewPid(db, held.pid)
    expect(await ask(db.url, 'select answer from kept')).toBe(7)
    await db.stop()
    expect(isAlive(db.pid)).toBe(false)
    expect(await ask((await start(folder)).url, 'select answer from kept')).toBe(7)
  })

  test('stops an adopted database cleanly', async () => {
    const held = await killHolder()
    const db = await startEmbedded({ dataDir: folder, log })
    expect(db.pid).toBe(held.pid)
    await db.stop()
    expect(isAlive(held.pid)).toBe(false)
    expect(await readdir(join(folder, 'pg'))).not.toContain('postmaster.pid')
  })

  test('leaves an unresponsive database, which the next start replaces, with every row', async () => {
    const held = await killHolder()
    process.kill(held.pid, 'SIGSTOP')
    const db = await start(folder)
    expect(isAlive(held.pid)).toBe(false)
    expect(await ask(db.url, 'select answer from kept')).toBe(7)
  })

  test('leaves a database with other settings, which the next start replaces, with every row', async () => {
    const { pgDir, held } = { pgDir: join(folder, 'pg'), held: await killHolder() }
    process.kill(held.pid, 'SIGKILL')
    await vi.waitFor(() => expect(isAlive(held.pid)).toBe(false), 10_000)
    const { uid, gid } = statSync(pgDir)
    const args = ['-D', pgDir, '-c', 'listen_addresses=', '-c', 'unix_socket_directories=']
    const other = spawn(findBinaries().postgres, args, { cwd: '/', env: {}, uid, gid })
    atEnd(() => other.kill('SIGKILL'))
    await vi.waitFor(
      async () => expect(await readFile(join(pgDir, 'postmaster.pid'), 'utf8')).toMatch(/ready/),
      20_000,
    )
    const db = await start(folder)
    expect(isAlive(other.pid ?? 0)).toBe(false)
    expect(await ask(db.url, 'select answer from kept')).toBe(7)
  })

  test('starts again after a kill during the first start', async () => {
    const { child, ended } = hold(folder)
    await vi.waitFor(async () => expect(String(await readdir(folder))).toContain('pg.new-'), 10_000)
    child.kill('SIGKILL')
    await ended
    const db = await start(folder)
    expect(await ask(db.url, 'select 1 as answer')).toBe(1)
    expect(String(await readdir(folder))).not.toContain('pg.new-')
  })

  test('is rejected on a folder in use, with the process that uses it', async () => {
    copyCluster()
    const { child, ready } = hold(folder)
    const held = await ready
    expect(await refusal(folder)).toContain(`process ${child.pid}`)
    const second = await hold(folder).ended
    expect(second).toMatchObject({ code: 1, stderr: expect.stringMatching(/StartError.*is using/) })
    expect(await ask(held.url, 'select 1 as answer')).toBe(1)
  })

  test('takes the folder once the first has stopped', async () => {
    copyCluster()
    const { child, ready, ended } = hold(folder)
    await ready
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    await start(folder)
  })

  test('does not touch an unrelated process whose pid is in the stale file', async () => {
    copyCluster()
    const first = await startEmbedded({ dataDir: folder, log })
    await first.stop()
    const stranger = spawn('sleep', ['60'])
    atEnd(() => stranger.kill())
    await writeFile(
      join(folder, 'pg', 'postmaster.pid'),
      `${stranger.pid}\n${folder}/pg\n1\n5432\n/tmp\n\n\n`,
    )
    await start(folder)
    expect(isAlive(stranger.pid ?? 0)).toBe(true)
  })

  test('stops its database when it exits with an error', async () => {
    copyCluster()
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

describe('PostgreSQL that dies on its own', { timeout: 60_000 }, () => {
  test('is restarted, and its owner notified', async () => {
    copyCluster()
    const reports: unknown[] = []
    const db = await start(folder, (report) => reports.push(report))
    await keepRow(db.url)
    const before = db.pid
    process.kill(before, 'SIGKILL')
    await waitNewPid(db, before)
    expect(reports).toEqual([{ how: 'SIGKILL', isFinal: false }])
    expect(await ask(db.url, 'select answer from kept')).toBe(7)
  })

  const working = `select count(*)::int as answer from pg_stat_activity where query like '%1e12%' and pid <> pg_backend_pid()`
  test('is restarted while a backend of the old one still works', async () => {
    copyCluster()
    const db = await start(folder)
    const busy = ask(db.url, 'select count(*) as answer from generate_series(1, 1e12)').catch(quiet)
    await vi.waitUntil(async () => (await ask(db.url, working)) === 1)
    const before = db.pid
    process.kill(before, 'SIGKILL')
    await waitNewPid(db, before)
    expect(await ask(db.url, 'select 1 as answer')).toBe(1)
    await busy
  })

  test('stays stopped when the server stops at that time', async () => {
    copyCluster()
    const db = await startEmbedded({ dataDir: folder, log })
    process.kill(db.pid, 'SIGKILL')
    await sleep(20)
    await db.stop()
    expect(isAlive(db.pid)).toBe(false)
    await start(folder)
  })
})

/** A server that stored a row and was killed. */
async function killHolder() {
  copyCluster()
  const { child, ready, ended } = hold(folder)
  const held = await ready
  await keepRow(held.url)
  child.kill('SIGKILL')
  await ended
  expect(isAlive(held.pid)).toBe(true)
  return held
}

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
