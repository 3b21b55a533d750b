import { listTodos } from '@lumiroute/contract/notification'
import { checkLog, getLogStatus } from '@lumiroute/contract/transparency-log'
import { verifyConsistency } from '@lumiroute/evidence/log'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateIn } from '../../../testing/ad-factories.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { makeSigningBox, readPublicLog } from '../../../testing/log-steps.ts'
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { runLogCheck } from './check-log.ts'
import { queueChainHeads } from './queue-chain-heads.ts'
import { queueLogEntries } from './queue-log-entry.ts'
import { readConsistencyProof } from './read-proofs.ts'
import { sequenceLog } from './sequence-log.ts'

let t: TestApp
let mail: MailServer
let operator: Person
let box: Awaited<ReturnType<typeof makeSigningBox>>
let other: Awaited<ReturnType<typeof makeSigningBox>>
beforeAll(async () => {
  mail = await startMailServer()
  const noon = Date.parse(`${dateIn({ now: () => new Date() }, 0)}T12:00:00+08:00`)
  t = await startTestApp({ now: () => new Date(noon), settings: { smtpUrl: mail.url } })
  operator = await makeOperator(t.deps)
  ;[box, other] = [await makeSigningBox(t), await makeSigningBox(t)]
  for (const [one, count] of [
    [box, 4],
    [other, 3],
    [box, 3],
  ] as const)
    await one.play(count)
  await queueChainHeads(t.deps)
  await sequenceLog(t.deps)
  await box.play(2)
  await queueChainHeads(t.deps)
  const lines = Array.from({ length: 300 }, (_none, i) => ({ line: `entry ${i}` }))
  await t.deps.db.write((tx) => queueLogEntries(tx, lines))
  await sequenceLog(t.deps)
})
afterAll(async () => {
  await t.close()
  await mail.stop()
})

const run = (statement: SQL) => t.deps.db.execute(statement)
const check = async () => (await runLogCheck(t.deps)).named

/** Changes the database, checks the log, and undoes the change. */
async function findAfter(...changes: SQL[]) {
  const tables = [
    'log_leaf',
    'log_tile',
    'log_head',
    'log_salt',
    'device_key',
    'record_chain',
    'record_play',
    'record_tombstone',
  ]
  for (const table of tables) await run(sql.raw(`create table kept_${table} as table ${table}`))
  try {
    for (const change of changes) await run(change)
    return await check()
  } finally {
    for (const table of tables.toReversed()) await run(sql.raw(`truncate ${table} cascade`))
    for (const table of tables) {
      const { rows } = await run(
        sql`select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
          from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
      )
      const columns = (rows[0] as { columns: string }).columns
      await run(
        sql.raw(
          `insert into ${table} (${columns}) overriding system value select ${columns} from kept_${table}`,
        ),
      )
      await run(sql.raw(`drop table kept_${table}`))
    }
  }
}

test('finds nothing in an untouched log', async () => {
  expect(await check()).toEqual([])
  const { log } = (await t.call(getLogStatus, {}, operator.token)).body
  expect(log.check).toMatchObject({ size: log.head?.size, chains: 2, findingCount: 0 })
})

const tamperings: [string, () => SQL, () => object][] = [
  [
    'a changed play',
    () => sql`update record_play set played_ms = 1 where record_id = ${box.recordId} and seq = 6`,
    () => ({ kind: 'rowChanged', recordId: box.recordId, fromSeq: 5, seq: 7 }),
  ],
  [
    'a deleted play',
    () => sql`delete from record_play where record_id = ${box.recordId} and seq = 2`,
    () => ({ kind: 'rowMissing', recordId: box.recordId, seq: 2 }),
  ],
  [
    'deleted plays at the end',
    () => sql`delete from record_play where record_id = ${other.recordId} and seq >= 2`,
    () => ({ kind: 'rowMissing', recordId: other.recordId, seq: 2 }),
  ],
  [
    'an invented play',
    () => sql`insert into record_play
      select gen_random_uuid(), record_id, device_id, material_id, sha256, start_at, end_at, planned_ms, played_ms, latitude,
        longitude, rejected, key_id, seq + 1 from record_play where record_id = ${other.recordId} and seq = 3`,
    () => ({ kind: 'rowExtra', recordId: other.recordId, seq: 4 }),
  ],
  [
    'a play moved to another record',
    () =>
      sql`update record_play set record_id = ${other.recordId} where record_id = ${box.recordId} and seq = 9`,
    () => ({ kind: 'rowMissing', recordId: box.recordId, seq: 9 }),
  ],
  [
    'a changed signature',
    () => sql`update record_chain set signature = 'AAAA' where record_id = ${box.recordId} and seq_to = 4`,
    () => ({ kind: 'signatureInvalid', recordId: box.recordId, seq: 4 }),
  ],
  [
    'a deleted signature',
    () => sql`delete from record_chain where record_id = ${other.recordId}`,
    () => ({ kind: 'chainMissing', recordId: other.recordId, seq: 3 }),
  ],
  [
    'a changed entry',
    () => sql`update log_leaf set line = 'changed' where leaf_index = 200`,
    () => ({ kind: 'entryChanged', at: 200 }),
  ],
  [
    'a changed entry with its hash',
    () =>
      sql`update log_leaf set line = 'changed', hash = encode(sha256('\\x006368616e676564'), 'hex') where leaf_index = 200`,
    () => ({ kind: 'entryChanged', at: 200 }),
  ],
  [
    'a deleted entry',
    () => sql`delete from log_leaf where leaf_index = 201`,
    () => ({ kind: 'entryMissing', at: 201 }),
  ],
  [
    'a changed tile',
    () =>
      sql`update log_tile set hashes = set_byte(hashes, 5, (get_byte(hashes, 5) + 1) % 256) where level = 1`,
    () => ({ kind: 'tileChanged', at: 0 }),
  ],
  ['a deleted tile', () => sql`delete from log_tile where level = 1`, () => ({ kind: 'tileChanged', at: 0 })],
  [
    'a changed head',
    () => sql`update log_head set root = repeat('ab', 32) where size = (select max(size) from log_head)`,
    () => ({ kind: 'headChanged' }),
  ],
  [
    'a changed note',
    () =>
      sql`update log_head set note = replace(note, E'\\n\\n', E'\\nx\\n\\n') where size = (select min(size) from log_head)`,
    () => ({ kind: 'headChanged' }),
  ],
  [
    'a replaced key of a box',
    () =>
      sql`update device_key set public_key = public_key || 'A' where fingerprint = ${other.signer.fingerprint}`,
    () => ({ kind: 'keyChanged' }),
  ],
  [
    'a changed salt',
    () => sql`update log_salt set salt = 'x' where kind = 'record' and subject_id = ${box.recordId}`,
    () => ({ kind: 'chainChanged', recordId: box.recordId }),
  ],
]
test.each(tamperings)('names %s', async (_what, change, expected) => {
  expect(await findAfter(change())).toContainEqual(expect.objectContaining(expected()))
  expect(await check()).toEqual([])
})

test('rows that a box adds during the check are no finding', async () => {
  const checks = Promise.all([check(), check()])
  await other.play(3)
  await queueChainHeads(t.deps)
  await sequenceLog(t.deps)
  expect(await checks).toEqual([[], []])
  expect(await check()).toEqual([])
})

test('a difference appears in the bell of operators and reaches them by mail, until a check finds none', async () => {
  const owner = await makeStoreAdmin(t.deps)
  const kinds = async ({ token }: Person) =>
    (await t.call(listTodos, {}, token)).body.todoList.map(({ kind }) => kind)
  expect(await kinds(operator)).not.toContain('logBroken')
  mail.letters.length = 0
  await findAfter(sql`update log_leaf set line = 'changed' where leaf_index = 7`)
  expect(await kinds(operator)).toContain('logBroken')
  expect(await kinds(owner)).not.toContain('logBroken')
  await until(() => mail.letters.some(({ to }) => to === operator.account.adminEmail))
  expect(mail.letters.map(({ to }) => to)).not.toContain(owner.account.adminEmail)
  expect(mail.letters.find(({ to }) => to === operator.account.adminEmail)?.text).toContain(
    '/transparency-log',
  )
  await check()
  expect(await kinds(operator)).not.toContain('logBroken')
})

test('an operator starts a check, a store cannot', async () => {
  const owner = await makeStoreAdmin(t.deps)
  expect((await t.call(checkLog, {}, owner.token)).status).toBe(403)
  expect((await t.call(getLogStatus, {}, owner.token)).status).toBe(403)
  await run(sql`delete from log_check`)
  expect((await t.call(checkLog, {}, operator.token)).status).toBe(200)
  await until(async () => (await t.call(getLogStatus, {}, operator.token)).body.log.check !== null)
})

test('an older checkpoint exposes a day that was rewritten, signed again, and logged again', async () => {
  const log = readPublicLog(t)
  const old = await log.openCheckpoint()
  await other.play(1)
  await queueChainHeads(t.deps)
  await sequenceLog(t.deps)
  const honest = await log.openCheckpoint()
  const proveGrowth = async (size: number, root: Uint8Array) => {
    const proof = await readConsistencyProof(t.deps.db, old.size, size)
    return verifyConsistency({ oldSize: old.size, oldRoot: old.root, size, root, proof })
  }
  expect(await proveGrowth(honest.size, honest.root)).toBe(true)
  // With root rights: other entries in the same places, new tiles, new heads, signed with the real key.
  await run(sql`update log_leaf set leaf_index = null`)
  await run(sql`update log_leaf set line = 'another past', hash = encode(sha256('\\x00616e6f746865722070617374'), 'hex')
    where id = (select min(id) from log_leaf where record_id is null and key_id is null)`)
  for (const table of ['log_cosignature', 'log_head', 'log_tile']) await run(sql.raw(`delete from ${table}`))
  await sequenceLog(t.deps)
  const rewritten = await log.openCheckpoint()
  expect(rewritten.size).toBe(honest.size)
  expect(await check()).toEqual([])
  expect(await proveGrowth(rewritten.size, rewritten.root)).toBe(false)
})
