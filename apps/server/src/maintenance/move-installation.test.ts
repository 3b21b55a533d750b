import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client, escapeIdentifier } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTcpPostgres, type TcpPostgres } from '../testing/postgres.ts'
import { startEmbedded, type EmbeddedDb } from '../db/embedded.ts'
import { formatSettings } from './archive.ts'
import { listForeignKeys, listSequences, listTables } from './catalogue.ts'
import { exportInstallation } from './export-installation.ts'
import { importInstallation } from './import-installation.ts'
import { oddRows, oddSchema } from './odd-schema.ts'

const quiet = () => undefined
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
let folder: string
let embedded: EmbeddedDb
let tcp: TcpPostgres
let source: Client
let target: Client
let archive: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumiroute-move-'))
  ;[embedded, tcp] = await Promise.all([
    startEmbedded({ dataDir: join(folder, 'data'), log }),
    startTcpPostgres({ fsync: false }),
  ])
  source = await connect(embedded.url)
  target = await connect(tcp.url)
  await source.query(oddSchema)
  await source.query(oddRows)
  archive = join(folder, 'export')
}, 60_000)

afterAll(async () => {
  await Promise.all([source?.end(), target?.end()])
  await Promise.all([embedded?.stop(), tcp?.stop()])
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  await target.query('drop schema public cascade; create schema public')
  await target.query(oddSchema)
})

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  return client
}

/** Every row of every table as text, including generated columns, and its constraints. */
async function everything(client: Client): Promise<object> {
  await client.query('begin')
  await client.query(formatSettings)
  const rows: Record<string, string[]> = {}
  for (const { name } of await listTables(client)) {
    // The test runner takes minutes to diff two texts of several megabytes.
    const row = `case when length(t::text) > 9999 then md5(t::text) else t::text end`
    const sql = `select ${row} as row from ${escapeIdentifier(name)} t order by 1`
    rows[name] = (await client.query<{ row: string }>(sql)).rows.map(({ row }) => row)
  }
  const triggers = await client.query(
    `select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`,
  )
  const all = {
    rows,
    triggers: triggers.rows,
    keys: await listForeignKeys(client),
    sequences: await listSequences(client),
  }
  await client.query('rollback')
  return all
}

type Store = Map<string, Buffer>

function filesIn(store: Store) {
  return {
    async *listFiles() {
      for (const [name, bytes] of store) {
        yield {
          name,
          sizeBytes: bytes.length,
          open: () => Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]),
        }
      }
    },
    saveFile: async (name: string, stream: Readable) => void store.set(name, await buffer(stream)),
    removeFile: async (name: string) => void store.delete(name),
  }
}

const someFiles = (): Store =>
  new Map([
    ['one.png', createHash('sha512').update('one').digest()],
    ['empty.png', Buffer.alloc(0)],
    ['large.mp4', Buffer.alloc(3_000_000, 'x')],
  ])

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const digests = (store: Store) => [...store].map(([name, bytes]) => [name, digest(bytes)])

const write = (client: Client, path = archive, store = someFiles()) =>
  exportInstallation({ client, path, ...filesIn(store) })
const read = (client: Client, path = archive, store: Store = new Map()) =>
  importInstallation({ client, path, ...filesIn(store) })

describe('moving an installation', { timeout: 60_000 }, () => {
  test('from embedded to DATABASE_URL and back preserves every row and file', async () => {
    const before = await everything(source)
    const totals = await write(source)
    expect(totals).toEqual({ tables: 4, rows: 30_010, files: 3 })
    const carried: Store = new Map()
    expect(await read(target, archive, carried)).toEqual(totals)
    expect(digests(carried)).toEqual(digests(someFiles()))
    expect(await everything(target)).toEqual(before)
    await write(target, `${archive}-2`)
    await source.query('drop schema public cascade; create schema public')
    await source.query(oddSchema)
    await read(source, `${archive}-2`)
    expect(await everything(source)).toEqual(before)
  })

  test('creates the partitions that the target lacks', async () => {
    const before = await everything(source)
    await write(source)
    await target.query('drop table reading_2026')
    await read(target)
    expect(await everything(target)).toEqual(before)
  })

  test('executes nothing in place of a partition’s bounds', async () => {
    await write(source)
    const text = gunzipSync(await readFile(archive)).toString('latin1')
    const spoilt = text.replace(/FOR VALUES FROM \('2026-01-01'\)/, (bound) =>
      'FOR VALUES IN (1); select 1'.padEnd(bound.length),
    )
    expect(spoilt).not.toBe(text)
    await writeFile(archive, gzipSync(Buffer.from(spoilt, 'latin1')))
    await target.query('drop table reading_2026')
    await expect(read(target)).rejects.toThrow('The file is not an export')
  })

  test('continues the sequences', async () => {
    await write(source)
    await read(target)
    const made = await target.query(`insert into store (name) values ('new') returning id`)
    expect(made.rows).toEqual([{ id: 4 }])
    expect((await target.query(`select nextval('ticket_number')::int as next`)).rows).toEqual([{ next: 110 }])
  })

  test('exports one snapshot, whatever is written meanwhile', async () => {
    const other = await connect(embedded.url)
    const files = filesIn(new Map())
    let seen = 0
    async function* listFiles() {
      await other.query(`insert into reading values ('2026-05-05', -1)`)
      seen += 1
      yield* files.listFiles()
    }
    await exportInstallation({ client: source, path: archive, listFiles })
    await other.query('delete from reading where value = -1')
    await other.end()
    await read(target)
    expect(seen).toBe(1)
    expect((await target.query('select from reading where value = -1')).rowCount).toBe(0)
  })

  test('makes the export unreadable for other users', async () => {
    await write(source)
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
  })
})

describe('a failed export', { timeout: 60_000 }, () => {
  test('leaves no file and a usable connection', async () => {
    const listFiles = () => {
      throw new Error('storage is away')
    }
    const path = join(folder, 'failed')
    await expect(exportInstallation({ client: source, path, listFiles })).rejects.toThrow('storage is away')
    expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([])
    expect((await source.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('reports that there is nothing to export', async () => {
    await target.query('drop schema public cascade; create schema public')
    await expect(write(target, join(folder, 'none'))).rejects.toThrow('nothing to export')
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })
})

describe('a failed import leaves nothing behind', { timeout: 60_000 }, () => {
  async function failsWith(reason: string, path: string): Promise<void> {
    const store: Store = new Map()
    const before = await everything(target)
    await expect(read(target, path, store)).rejects.toThrow(reason)
    expect(await everything(target)).toEqual(before)
    expect(store.size).toBe(0)
  }

  async function damaged(change: (bytes: Buffer) => Buffer): Promise<string> {
    await write(source)
    const path = join(folder, 'damaged')
    await writeFile(path, change(await readFile(archive)))
    return path
  }

  test('when the file is truncated', async () => {
    await failsWith('The file', await damaged((bytes) => bytes.subarray(0, bytes.length - 2000)))
    await failsWith('truncated', await damaged((bytes) => gzipSync(gunzipSync(bytes).subarray(0, -60))))
  })

  test('when the file is something else', async () => {
    await failsWith('The file is damaged', await damaged(() => Buffer.from('no gzip')))
    await failsWith('not an export', await damaged(() => gzipSync('something else entirely')))
    await failsWith('ENOENT', join(folder, 'nowhere'))
  })

  test('when a row violates a foreign key', async () => {
    const change = (bytes: Buffer) =>
      gzipSync(
        Buffer.from(gunzipSync(bytes).toString('latin1').replace('(1,1,"1999', '(1,9,"1999'), 'latin1'),
      )
    await failsWith('violates foreign key', await damaged(change))
  })

  test('when the database already contains rows', async () => {
    await write(source)
    await target.query(`insert into store (name) values ('mine')`)
    await failsWith('already contains rows (store)', archive)
  })

  test('when the database has another schema', async () => {
    await write(source)
    await target.query('alter table account add column extra text')
    await failsWith('same release', archive)
  })
})
