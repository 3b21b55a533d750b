import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'

const main = join(import.meta.dirname, '..', '..', 'main.ts')
const password = 'Right@1234'
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

async function startServer(databaseUrl: string): Promise<{ child: ChildProcess; api: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumiroute-test-'))
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }))
  const secrets = { JWT_SECRET: 'test '.repeat(8), ENCRYPTION_KEY: 'test '.repeat(8) }
  const settings = { PORT: '0', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ADMIN_PASSWORD: password }
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH, ...secrets, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanups.push(() => child.exitCode ?? child.kill('SIGKILL'))
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const address = / on (http:\S+)/.exec(line)?.[1]
    if (address) return { child, api: `${address}/api` }
  }
  throw new Error('the server ended before it was ready')
}

async function signIn(api: string): Promise<string> {
  const body = JSON.stringify({ adminAccount: 'admin', adminPasswd: password, regInfo: '' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${api}/auth/signin`, { method: 'POST', headers, body })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

/** Calls until the server has stopped; returns how many calls were answered. */
async function callUntilGone(api: string, token: string, onAnswer: () => void): Promise<number> {
  for (let answered = 0; ; answered++) {
    try {
      const answer = await fetch(`${api}/auth/me`, { headers: { authorization: `Bearer ${token}` } })
      if (answer.status !== 200) return answered
      await answer.text()
      onAnswer()
    } catch {
      return answered
    }
  }
}

test('logs each answered call after SIGTERM during calls', async () => {
  const database = await createTestDatabase()
  cleanups.push(database.drop)
  const { child, api } = await startServer(database.url)
  const token = await signIn(api)
  let seen = 0
  const stopAfter = () => void (++seen === 60 && child.kill('SIGTERM'))
  const exited = once(child, 'exit')
  const callers = Array.from({ length: 8 }, () => callUntilGone(api, token, stopAfter))
  const answered = (await Promise.all(callers)).reduce((sum, count) => sum + count, 0)
  expect(await exited).toEqual([0, null])
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from activity_log where path like '%/auth/me' and status_code = 200`,
  )
  await client.end()
  expect(answered).toBeGreaterThanOrEqual(60)
  // A caller may lose its connection after the server answered, never the reverse.
  expect(rows[0]?.n).toBeGreaterThanOrEqual(answered)
  expect(rows[0]?.n).toBeLessThanOrEqual(answered + 8)
})
