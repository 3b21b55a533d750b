import { stopRecord } from '@lumiroute/contract/playbox'
import {
  createInclusionProof,
  formatTilePath,
  fromHex,
  getRoot,
  growTiles,
  hashLeaf,
  openCheckpoint,
  parseVerifierKey,
  type NoteKey,
  readTiles,
  saltId,
  toHex,
  verifyConsistency,
  verifyInclusion,
} from '@lumiroute/evidence/log'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateIn } from '../../../testing/ad-factories.ts'
import { makeSigningBox, readPublicLog } from '../../../testing/log-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { getRecordProof } from './get-record-proof.ts'
import { queueChainHeads } from './queue-chain-heads.ts'
import { queueLogEntries, queueLogEntry } from './queue-log-entry.ts'
import { readConsistencyProof } from './read-proofs.ts'
import { sequenceLog } from './sequence-log.ts'

let t: TestApp
let log: ReturnType<typeof readPublicLog>
beforeAll(async () => {
  // Noon in Taipei, so that no test crosses midnight.
  const noon = Date.parse(`${dateIn({ now: () => new Date() }, 0)}T12:00:00+08:00`)
  t = await startTestApp({ now: () => new Date(noon), settings: { publicUrl: 'https://ads.example.tw' } })
  await t.deps.jobs.stop()
  log = readPublicLog(t)
})
afterAll(() => t.close())

const queue = (...lines: string[]) =>
  t.deps.db.write((tx) =>
    queueLogEntries(
      tx,
      lines.map((line) => ({ line })),
    ),
  )
const sequence = () => sequenceLog(t.deps)
const count = async (table: string) =>
  (await t.deps.db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`))
    .rows[0]?.n

test('a new log has nothing to show, then an empty checkpoint signed under its public address', async () => {
  for (const path of ['checkpoint', 'key', 'tile/0/000.p/1', 'tile/entries/000.p/1'])
    expect((await log.get(path)).statusCode).toBe(404)
  await sequence()
  expect(await log.openCheckpoint()).toMatchObject({ origin: 'ads.example.tw/log', size: 0 })
})

test('entries get their places in order, once each, under a signed checkpoint', async () => {
  await queue('first', 'second')
  await t.deps.db.write((tx) => queueLogEntry(tx, 'first'))
  await sequence()
  const { size, root } = await log.openCheckpoint()
  expect(size).toBe(2)
  expect(await log.readEntries(2)).toEqual(['first', 'second'])
  expect(toHex(root)).toBe(
    toHex(growTiles({ size: 0, edge: [], leaves: ['first', 'second'].map(hashLeaf) }).root),
  )
  await sequence()
  expect((await log.openCheckpoint()).size).toBe(2)
})

test('a stranger proves from the public tiles that the log only grew', async () => {
  const before = await log.openCheckpoint()
  await queue(...Array.from({ length: 700 }, (_none, i) => `entry ${i}`))
  await sequence()
  const after = await log.openCheckpoint()
  expect(after.size).toBe(702)
  const places = [
    { level: 0, index: 0, width: 256 },
    { level: 0, index: 1, width: 256 },
    { level: 0, index: 2, width: 190 },
    { level: 1, index: 0, width: 2 },
  ]
  const tiles = await Promise.all(
    places.map(async ({ level, index, width }) => ({
      level,
      index,
      hashes: new Uint8Array((await log.get(`tile/${formatTilePath({ level, index, width })}`)).rawPayload),
    })),
  )
  const getNode = readTiles(tiles)
  expect(toHex(getRoot(after.size, getNode))).toBe(toHex(after.root))
  expect(toHex(getRoot(before.size, getNode))).toBe(toHex(before.root))
  const entries = await log.readEntries(after.size)
  const proof = createInclusionProof(500, after.size, getNode)
  const leaf = hashLeaf(entries[500] as string)
  expect(verifyInclusion({ index: 500, size: after.size, leaf, proof, root: after.root })).toBe(true)
  const steady = await readConsistencyProof(t.deps.db, before.size, after.size)
  expect(
    verifyConsistency({
      oldSize: before.size,
      oldRoot: before.root,
      size: after.size,
      root: after.root,
      proof: steady,
    }),
  ).toBe(true)
})

test('an older, narrower tile is served after the log grew', async () => {
  const narrow = await log.get('tile/0/002.p/10')
  expect(narrow.rawPayload).toHaveLength(320)
  expect(narrow.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  })
  expect((await log.get('checkpoint')).headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=5',
  })
})

test.each([
  'tile/0/002',
  'tile/0/002.p/191',
  'tile/0/003.p/1',
  'tile/1/000',
  'tile/9/000',
  'tile/64/000',
  'tile/entries/003',
  'tile/entries/002.p/191',
  'tile/',
  'tile/0',
  'tile/0/x999/x999/x999/x999/999',
  'tile/%',
  'tile/%00',
  'tile/0/000.p/0',
  `tile/${'9'.repeat(400)}`,
  'tile/0/%E0%A4%A',
  'other',
  'checkpoint/',
  'tile/entries/-01',
])('/log/%s is refused without a server error', async (path) => {
  const { statusCode } = await log.get(path)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
})

test('keys and heads of boxes become entries that hide device and record', async () => {
  const box = await makeSigningBox(t)
  await box.play(3)
  await queueChainHeads(t.deps)
  await sequence()
  const proof = await getRecordProof(t.deps.db, box.recordId)
  if (!proof) throw new Error('the log has no head')
  const [key, head] = [proof.keys[0], proof.heads[0]]
  expect(proof.keys).toHaveLength(1)
  expect(proof.heads).toHaveLength(1)
  const salted = saltId(key?.deviceSalt ?? '', box.drive.device.id)
  expect(key?.line).toBe(`key-1|${box.signer.fingerprint}|Ed25519|${box.signer.key.publicKey}|${salted}`)
  const { seq, hash } = box.signer.head(box.recordId)
  expect(head?.line).toBe(
    `head-1|${box.signer.fingerprint}|${saltId(proof.recordSalt ?? '', box.recordId)}|${seq}|${hash}|${box.signer.signHead(box.recordId)}`,
  )
  const verifier = parseVerifierKey(proof.head.verifierKey) as NoteKey
  const opened = openCheckpoint(proof.head.note, verifier)
  for (const { index, line, proof: hashes } of [...proof.keys, ...proof.heads])
    expect(
      verifyInclusion({
        index,
        size: proof.head.size,
        leaf: hashLeaf(line),
        proof: hashes.map(fromHex),
        root: opened?.root as Uint8Array,
      }),
    ).toBe(true)
})

test('a chain is logged again only after it grew, and its old proof stays valid for the old head', async () => {
  const box = await makeSigningBox(t)
  await box.play(2)
  for (let times = 0; times < 2; times += 1) {
    await queueChainHeads(t.deps)
    await sequence()
  }
  const old = await getRecordProof(t.deps.db, box.recordId)
  expect(old?.heads).toHaveLength(1)
  await box.play(2)
  await box.play(1)
  await queueChainHeads(t.deps)
  await sequence()
  const grown = await getRecordProof(t.deps.db, box.recordId)
  expect(grown?.heads.map(({ line }) => line.split('|')[3])).toEqual(['2', '5'])
  expect(await getRecordProof(t.deps.db, box.recordId, old?.head.size)).toEqual(old)
  expect(await getRecordProof(t.deps.db, box.recordId, 1_000_000)).toBeUndefined()
})

test('the stop of a record logs its last plays without waiting for the job', async () => {
  const box = await makeSigningBox(t)
  await box.play(4)
  const stop = { deviceId: box.drive.macAddr, recordId: box.recordId, at: t.deps.now().toISOString() }
  expect((await t.call(stopRecord, stop, undefined, box.drive.by)).status).toBe(200)
  await sequence()
  expect((await getRecordProof(t.deps.db, box.recordId))?.heads).toHaveLength(1)
})

test('two servers that sequence at once give every entry one place', async () => {
  await queue(...Array.from({ length: 300 }, (_none, i) => `race ${i}`))
  await Promise.all([sequence(), sequence(), sequence()])
  await sequence()
  const { size, root } = await log.openCheckpoint()
  const entries = await log.readEntries(size)
  expect(new Set(entries).size).toBe(size)
  expect(await count('log_leaf')).toBe(size)
  expect(toHex(growTiles({ size: 0, edge: [], leaves: entries.map(hashLeaf) }).root)).toBe(toHex(root))
})

test('a log with a changed tile signs nothing more', async () => {
  const before = await log.openCheckpoint()
  const { rows } = await t.deps.db.execute<{ hashes: Buffer }>(
    sql`select hashes from log_tile where level = 0 order by tile_index desc limit 1`,
  )
  const change = (hashes: Buffer) =>
    t.deps.db.execute(sql`update log_tile set hashes = ${hashes} where level = 0
      and tile_index = (select max(tile_index) from log_tile where level = 0)`)
  const kept = rows[0]?.hashes as Buffer
  const changed = Buffer.from(kept)
  changed[0] = (changed[0] as number) ^ 1
  await change(changed)
  await queue('after a change')
  await expect(sequence()).rejects.toThrow('do not match')
  expect((await log.openCheckpoint()).size).toBe(before.size)
  await change(kept)
  await sequence()
  expect((await log.openCheckpoint()).size).toBe(before.size + 1)
})

test('the log keeps its name when the public address changes', async () => {
  await queue('another address')
  await sequenceLog({ ...t.deps, settings: { ...t.deps.settings, publicUrl: 'https://new.example.tw' } })
  expect((await log.openCheckpoint()).origin).toBe('ads.example.tw/log')
})
