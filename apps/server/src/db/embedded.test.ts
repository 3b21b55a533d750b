import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { chmod, chown, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import {
  ask,
  copyCluster,
  folder,
  hold,
  isAlive,
  isRoot,
  keepRow,
  log,
  nobody,
  start,
  usePlace,
} from '../testing/embedded-place.ts'
import { startEmbedded } from './embedded.ts'

usePlace()

describe('startEmbedded', { timeout: 60_000 }, () => {
  test('runs in a folder with a long name, only on a private socket', async () => {
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

  test('retains its rows and leaves neither process nor socket when it stops', async () => {
    copyCluster()
    const first = await startEmbedded({ dataDir: folder, log })
    await keepRow(first.url)
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)
    expect(existsSync(first.connection.host)).toBe(false)
    const second = await start(folder)
    expect(await ask(second.url, 'select answer from kept')).toBe(7)
  })

  test.skipIf(!isRoot)('runs as another user when the server is root', async () => {
    copyCluster()
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

  test.skipIf(!isRoot)('runs in such a folder without namespaces', async () => {
    await chmod(folder, 0o700)
    const bin = join(folder, 'bin')
    await mkdir(bin)
    for (const tool of ['setpriv', 'flock']) await symlink(findTool(tool), join(bin, tool))
    const held = await hold(join(folder, 'data'), { env: { PATH: bin } }).ready
    expect(held.runsAs).toBe('capability')
    expect(await ask(held.url, 'select 1 as answer')).toBe(1)
  })

  test.skipIf(!isRoot)('gives the files to the new user once the folder is private', async () => {
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
