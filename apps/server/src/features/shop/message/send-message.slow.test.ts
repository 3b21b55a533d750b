import { setTimeout as pause } from 'node:timers/promises'
import { createMessage, getMessage } from '@lumiroute/contract/message'
import { signIn } from '@lumiroute/contract/session'
import { createStore } from '@lumiroute/contract/store'
import { addThirdParty } from '@lumiroute/contract/third-party'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDb } from '../../../db/db.ts'
import { addChannel } from '../../../adapters/line/stand-in/books.ts'
import { serveLine, type StandIn } from '../../../adapters/line/stand-in/serve-line.ts'
import { httpCall } from '../../../testing/http-call.ts'
import { countReceived } from '../../../testing/message-steps.ts'
import { startTcpPostgres, type TcpPostgres } from '../../../testing/postgres.ts'
import { makeDataDir, type ServerProcess, startServerProcess } from '../../../testing/server-process.ts'
import { until } from '../../../testing/until.ts'

const password = 'Crash@1234'
const receivers = 5000
const kills = 3
let postgres: TcpPostgres
let line: StandIn
let db: Db
let data: Awaited<ReturnType<typeof makeDataDir>>

beforeAll(async () => {
  postgres = await startTcpPostgres({ fsync: false })
  line = await serveLine()
  data = await makeDataDir()
  db = openDb(
    { connectionString: postgres.url },
    { timeZone: 'Asia/Taipei', onError: () => undefined, max: 2 },
  )
})
afterAll(async () => {
  await db.pool.end()
  await line.stop()
  await postgres.stop()
  await data.remove()
})

const start = () =>
  startServerProcess({
    DATABASE_URL: postgres.url,
    DATA_DIR: data.dataDir,
    DEMO_DATA: 'off',
    OPERATOR_MFA: 'optional',
    ADMIN_PASSWORD: password,
    JWT_SECRET: 'a secret for the sending of messages, long enough',
    ENCRYPTION_KEY: 'a key for the sending of messages, long enough',
    LINE_API_BASE: line.url,
  })
const tokenAt = async ({ url }: ServerProcess) =>
  (await httpCall(url, signIn, { adminAccount: 'admin', adminPasswd: password })).body.accessToken

async function prepare(server: ServerProcess, token: string) {
  const channel = addChannel(line.books, { quota: { type: 'none' } })
  await httpCall(
    server.url,
    createStore,
    { storeCode: 'CRASH', storeName: '重啟', storeEnabled: true },
    token,
  )
  const form = { lineChannelSecret: channel.secret, lineAccessToken: channel.token }
  await httpCall(server.url, addThirdParty, { store: 'CRASH', ...form }, token)
  await db.execute(sql`insert into member (store_id, mbr_code, line_user_id, follow_status)
    select s.id, 'M' || n, 'U' || md5('member ' || n), 'following'
    from store s, generate_series(1, ${receivers}::int) n where s.store_code = 'CRASH'`)
  return channel
}

/** LINE accepts this many calls, then stops answering or loses the response to the next accepted one. */
function takeThen(calls: number, manner: 'silent' | 'lost'): Promise<unknown> {
  const { deliveries } = line.books
  const wanted = deliveries.length + calls + (manner === 'lost' ? 1 : 0)
  const lastWell = deliveries.length + calls
  line.behave('well')
  deliveries.push = (...taken) => {
    if (deliveries.length + 1 === lastWell) line.behave(manner)
    return Array.prototype.push.apply(deliveries, taken)
  }
  return until(() => deliveries.length >= wanted, 90_000)
}

/** Expires the dead server's lease, as a minute would. */
const passTime = () =>
  db.execute(sql`with due as (update message set due_at = now() where due_at is not null returning id)
    update pgboss.job set start_after = now() where name = 'calm-events' and state = 'created'`)

test('sends to each member exactly once although the server is killed repeatedly', async () => {
  let server = await start()
  const token = await tokenAt(server)
  const channel = await prepare(server, token)
  let taken = takeThen(2, 'silent')
  const { body, status } = await httpCall(
    server.url,
    createMessage,
    {
      store: 'CRASH',
      msgTitle: '重啟',
      target: { type: 'all' },
      messages: [{ type: 'text', text: '你好' }],
      quietHours: false,
    },
    token,
  )
  expect(status).toBe(200)
  for (let kill = 1; kill <= kills; kill++) {
    await taken
    await pause(Math.random() * 60)
    await server.stop('SIGKILL')
    await passTime()
    taken = takeThen(2, kill % 2 === 0 ? 'silent' : 'lost')
    server = await start()
  }
  await taken
  line.behave('well')
  try {
    const done = await until(async () => {
      const { messageItem } = (
        await httpCall(server.url, getMessage, { store: 'CRASH', msgCode: body.msgCode as string }, token)
      ).body
      return messageItem.status !== 'sending' && messageItem
    }, 120_000)
    expect(done).toMatchObject({ status: 'sent', sent: receivers, failed: 0, blocked: 0 })
    const got = Object.values(countReceived(line, channel))
    expect(got).toHaveLength(receivers)
    expect(new Set(got)).toEqual(new Set([1]))
  } finally {
    await server.stop()
  }
})
