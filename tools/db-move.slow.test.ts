import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '../apps/server/src/db/db.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { migrateDb } from '../apps/server/src/db/migrate.ts'
import { loadSecrets } from '../apps/server/src/secrets/load-secrets.ts'
import { startTcpPostgres, type TcpPostgres } from '../apps/server/src/testing/postgres.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))
const quiet = () => undefined
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
const keys = { JWT_SECRET: 'j'.repeat(32), ENCRYPTION_KEY: 'e'.repeat(32) }
const picture = `${randomUUID()}.png`
let folder: string
let tcp: TcpPostgres

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumiroute-moving-'))
  tcp = await startTcpPostgres({ fsync: false })
}, 60_000)

afterAll(async () => {
  await tcp?.stop()
  await rm(folder, { recursive: true, force: true })
})

function move(command: 'export' | 'import', file: string, env: NodeJS.ProcessEnv) {
  const args = ['--import', 'tsx', join(repository, `tools/db-${command}.ts`), file]
  const options = { cwd: repository, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' as const }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  return { status, output: stdout + stderr }
}

async function makeInstallation(dataDir: string): Promise<void> {
  loadSecrets(dataDir)
  const db = await startEmbedded({ dataDir, log })
  const handle = openDb(db.connection, { timeZone: 'UTC', onError: quiet })
  await migrateDb(handle)
  await handle.pool.query(`insert into store (store_code, store_name) values ('TPE001', '台北 "一號" 店')`)
  await handle.pool.end()
  await db.stop()
  await mkdir(join(dataDir, 'files', picture.slice(0, 2)), { recursive: true })
  await writeFile(join(dataDir, 'files', picture.slice(0, 2), picture), 'not really a picture')
}

const storedNames = async (client: Client) =>
  (await client.query<{ name: string }>('select store_name as name from store')).rows.map(({ name }) => name)

test('moves an installation to DATABASE_URL and back by command', { timeout: 120_000 }, async () => {
  const [first, cloud, second] = ['first', 'cloud', 'second'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await makeInstallation(first)
  const file = join(folder, 'moved')
  expect(move('export', file, { DATA_DIR: first })).toMatchObject({
    status: 0,
    output: expect.stringContaining('1 rows, 1 files'),
  })
  const settings = { DATA_DIR: cloud, DATABASE_URL: tcp.url, ...keys }
  expect(move('import', file, settings).output).toContain('1 rows, 1 files')
  const client = new Client({ connectionString: tcp.url })
  await client.connect()
  expect(await storedNames(client)).toEqual(['台北 "一號" 店'])
  await client.end()
  expect(move('import', file, settings)).toMatchObject({ status: 1 })
  expect(move('export', `${file}-2`, settings).status).toBe(0)
  expect(move('import', `${file}-2`, { DATA_DIR: second }).status).toBe(0)
  const back = join(second, 'files', picture.slice(0, 2), picture)
  expect(await readFile(back, 'utf8')).toBe('not really a picture')
})

test('exports while the server runs', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'running')
  await makeInstallation(dataDir)
  const holder = join(repository, 'apps/server/src/testing/hold-embedded.ts')
  const server = spawn(process.execPath, ['--import', 'tsx', holder, dataDir], {
    cwd: repository,
    stdio: 'pipe',
  })
  await once(server.stdout, 'data')
  const file = join(folder, 'live')
  expect(move('export', file, { DATA_DIR: dataDir }).output).toContain('1 rows, 1 files')
  const refused = move('import', file, { DATA_DIR: dataDir })
  expect(refused.status).toBe(1)
  expect(refused.output).toContain(`process ${server.pid}`)
  server.kill('SIGTERM')
  await once(server, 'close')
})

test('prints its usage', () => {
  const { status, output } = move('export', '', {})
  expect(status).toBe(1)
  expect(output).toContain('npm run db:export FILE')
})
