import { existsSync, readlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTcpPostgres, type TcpPostgres } from './postgres.ts'

let postgres: TcpPostgres

beforeAll(async () => {
  postgres = await startTcpPostgres({ fsync: false })
}, 60_000)

afterAll(() => postgres?.stop())

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ answer: unknown }>(sql)
  await client.end()
  return rows[0]?.answer
}

test('responds over TCP with its password', async () => {
  expect(await ask(postgres.url, `select current_setting('server_encoding') as answer`)).toBe('UTF8')
  expect(await ask(postgres.url, `select upper('é') as answer`)).toBe('É')
})

test('rejects a wrong password', async () => {
  const wrong = new URL(postgres.url)
  wrong.password = 'wrong'
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('restarts on the same port with its rows after a kill', async () => {
  await ask(postgres.url, 'create table kept as select 7 as answer')
  await postgres.kill()
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow()
  await postgres.restart()
  expect(await ask(postgres.url, 'select answer from kept')).toBe(7)
})

test('leaves neither process nor folder when it stops', async () => {
  const other = await startTcpPostgres({ fsync: false })
  const dir = dirname(readlinkSync(`/proc/${other.pid}/cwd`))
  await other.stop()
  expect(existsSync(`/proc/${other.pid}`)).toBe(false)
  expect(existsSync(dir)).toBe(false)
}, 60_000)
