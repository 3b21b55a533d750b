import { formatSignature, parseNote, verifyCosignature } from '@lumiroute/evidence/log'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPublicLog } from '../../../testing/log-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { startWitness } from '../../../testing/witness-server.ts'
import { askWitnesses } from './ask-witnesses.ts'
import { queueLogEntries } from './queue-log-entry.ts'
import { listWitnessStates } from './queries/witness.queries.ts'
import { sequenceLog } from './sequence-log.ts'

let t: TestApp
let one: Awaited<ReturnType<typeof startWitness>>
let two: Awaited<ReturnType<typeof startWitness>>
let log: ReturnType<typeof readPublicLog>
beforeAll(async () => {
  one = await startWitness()
  two = await startWitness('witness.example.tw/w2')
  const logWitnesses = [one.witness, two.witness]
  t = await startTestApp({ settings: { logWitnesses, outboundPrivate: true } })
  await t.deps.jobs.stop()
  log = readPublicLog(t)
  await sequenceLog(t.deps)
  for (const { trust } of [one, two]) trust(await log.getKey())
})
afterAll(async () => {
  for (const { stop } of [one, two]) stop()
  await t.close()
})

let entries = 0
async function grow(count: number) {
  const lines = Array.from({ length: count }, () => ({ line: `entry ${(entries += 1)}` }))
  await t.deps.db.write((tx) => queueLogEntries(tx, lines))
  await sequenceLog(t.deps)
}
const ask = () => askWitnesses(t.deps)
const states = async () =>
  Object.fromEntries(
    (await listWitnessStates(t.deps.db)).map(({ name, size, problem }) => [
      name.slice(-2),
      { size, problem },
    ]),
  )

/** The witnesses whose signatures under the public checkpoint are valid. */
async function cosigners() {
  const note = parseNote((await log.openCheckpoint()).note)
  return [one, two]
    .filter(({ witness: { key } }) =>
      note?.signatures.some((signature) => verifyCosignature(note.text, signature, key) !== undefined),
    )
    .map(({ witness }) => witness.key.name.slice(-2))
}

test('every witness signs each new head, and its signature is in the public checkpoint', async () => {
  for (const size of [3, 400, 1]) {
    await grow(size)
    expect(await cosigners()).toEqual([])
    await ask()
    expect(await cosigners()).toEqual(['w1', 'w2'])
  }
  const asked = one.statuses.length
  await ask()
  expect(one.statuses).toHaveLength(asked)
  expect(one.statuses.every((status) => status === 200)).toBe(true)
})

test('a witness that knows another size than we recorded is asked again from there', async () => {
  await t.deps.db.execute(sql`update log_witness set size = 2`)
  await grow(5)
  one.statuses.length = 0
  await ask()
  expect(one.statuses).toEqual([409, 200])
  expect(await cosigners()).toEqual(['w1', 'w2'])
})

test.each([
  [{ status: 404, text: '' }, 'unknownLog'],
  [{ status: 422, text: '' }, 'inconsistent'],
  [{ status: 409, text: '' }, 'inconsistent'],
  [{ status: 409, text: '99999999\n' }, 'ahead'],
  [{ status: 500, text: '' }, 'refused'],
  [{ status: 200, text: '' }, 'badAnswer'],
  [{ status: 200, text: 'x'.repeat(100_000) }, 'badAnswer'],
])('an answer of %j keeps no signature and is recorded as %s', async (answer, problem) => {
  await grow(1)
  two.answerWith(answer)
  await ask()
  expect(await cosigners()).toEqual(['w1'])
  expect((await states()).w2?.problem).toBe(problem)
  two.answerWith(undefined)
  await ask()
  expect(await cosigners()).toEqual(['w1', 'w2'])
  expect((await states()).w2?.problem).toBe('')
})

test('a signature of another key or head is not kept', async () => {
  await grow(1)
  const line = (await log.openCheckpoint()).note.split('\n').find((each) => each.startsWith('— ')) ?? ''
  two.answerWith({ status: 200, text: `${line}\n` })
  await ask()
  expect((await states()).w2?.problem).toBe('badAnswer')
  await ask()
  const signed = parseNote((await log.openCheckpoint()).note)?.signatures.find(({ name }) =>
    name.endsWith('w1'),
  )
  await grow(1)
  two.answerWith({
    status: 200,
    text: signed ? formatSignature({ ...signed, name: 'witness.example.tw/w2' }) : '',
  })
  await ask()
  expect(await cosigners()).toEqual(['w1'])
  two.answerWith(undefined)
})

test('does not call a witness on a private address without the setting', async () => {
  await grow(1)
  one.statuses.length = 0
  await askWitnesses({ ...t.deps, settings: { ...t.deps.settings, outboundPrivate: false } })
  expect(one.statuses).toEqual([])
  expect((await states()).w1?.problem).toBe('unreachable')
})

test('a witness refuses a log that was rewritten', async () => {
  await grow(2)
  await ask()
  expect(await cosigners()).toEqual(['w1', 'w2'])
  await t.deps.db.execute(sql`update log_leaf set leaf_index = null`)
  await t.deps.db.execute(sql`update log_leaf set line = 'rewritten', hash = repeat('ab', 32) where id = 3`)
  for (const table of ['log_cosignature', 'log_head', 'log_tile'])
    await t.deps.db.execute(sql`delete from ${sql.identifier(table)}`)
  await sequenceLog(t.deps)
  await grow(1)
  await ask()
  expect(await cosigners()).toEqual([])
  expect(await states()).toMatchObject({ w1: { problem: 'inconsistent' }, w2: { problem: 'inconsistent' } })
})
