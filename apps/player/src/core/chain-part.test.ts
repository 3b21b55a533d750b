import { followRows, getPlayLine, startChain } from '@lumiroute/evidence/chain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bury, linkReport, planPart, resyncPart } from './chain-part.ts'
import { type Batch, nextBatch, type Report, type Row } from './queue-rules.ts'

const fingerprint = 'f'.repeat(64)
const at = '2026-11-15T04:00:00.000Z'
const makePlay = (n: number): Extract<Report, { kind: 'play' }> => ({
  kind: 'play',
  recordId: 7,
  play: {
    playId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    materialId: 1,
    sha256: 'a'.repeat(64),
    startAt: at,
    endAt: at,
    plannedMs: 0,
    playedMs: n,
    position: null,
  },
})
const makeImage = (): Report => ({
  kind: 'image',
  recordId: 7,
  at,
  jpeg: new Blob(['x']),
  sha256: 'b'.repeat(64),
})
const sample: Report = { kind: 'sample', recordId: 7, sample: { recordTime: at } }

/** The queue after these reports. */
function makeRows(reports: readonly Report[]): Row[] {
  let head: Row['link']
  return reports.map((report, index) => {
    const link = linkReport(fingerprint, head, report)
    head = link ?? head
    return { seq: index + 1, atMs: 0, report, ...(link && { link }) }
  })
}

test('links plays and screenshots to one chain, and leaves other reports alone', () => {
  const rows = makeRows([makePlay(1), sample, makeImage(), makePlay(2)])
  expect(rows.map(({ link }) => link?.seq)).toEqual([1, undefined, 2, 3])
  const line = getPlayLine(makePlay(1).play)
  const [first] = followRows(startChain(fingerprint, 7), [{ seq: 1, line }])
  expect(rows[0]?.link?.hash).toBe(first?.hash)
})

test('sends a chain in its order: plays, the screenshot between them, plays', () => {
  const rows = makeRows([makePlay(1), sample, makePlay(2), makeImage(), makePlay(3), makePlay(4)])
  const sent: number[][] = []
  for (let left = rows; left.length > 0;) {
    const batch = nextBatch(left) as Batch
    sent.push(batch.rows.flatMap(({ link }) => link?.seq ?? []))
    left = left.filter((row) => !batch.rows.includes(row))
  }
  expect(sent).toEqual([[1, 2], [], [3], [4, 5]])
})

test('a part is what comes next without a gap, whichever rows lost their content', () => {
  const gone = fc.uniqueArray(fc.integer({ min: 0, max: 19 }))
  fc.assert(
    fc.property(gone, fc.integer({ min: 1, max: 30 }), (indexes, most) => {
      const all = makeRows(Array.from({ length: 20 }, (_none, n) => makePlay(n)))
      const rows = all.filter((_row, index) => !indexes.includes(index))
      const tombstones = all.filter((_row, i) => indexes.includes(i)).flatMap((row) => bury(row) ?? [])
      const part = planPart(rows, tombstones, most)
      const length = Math.min(20, most)
      expect(part?.heads.map(({ seq }) => seq)).toEqual(Array.from({ length }, (_none, n) => n + 1))
      expect((part?.rows.length ?? 0) + (part?.tombstones.length ?? 0)).toBe(length)
      expect(part?.head.hash).toBe(all[length - 1]?.link?.hash)
    }),
  )
})

test('does not skip a row that waits elsewhere', () => {
  const rows = makeRows([makePlay(1), makeImage(), makePlay(2)])
  const part = planPart([rows[0] as Row, rows[2] as Row], [], 1000)
  expect(part?.heads.map(({ seq }) => seq)).toEqual([1])
  expect(planPart([], [], 1000)).toBeNull()
})

test('continues from the server’s head if it is one of its own rows, and gives up the chain otherwise', () => {
  const part = planPart(makeRows([makePlay(1), makePlay(2), makePlay(3)]), [], 1000) as NonNullable<
    ReturnType<typeof planPart>
  >
  const second = part.heads[1] as { seq: number; hash: string }
  expect(resyncPart(part, { reason: 'gap', head: second })).toEqual({ kind: 'acknowledged', seq: 2 })
  const other = { ...second, hash: 'c'.repeat(64) }
  expect(resyncPart(part, { reason: 'wrongHash', head: other })).toEqual({ kind: 'broken' })
  const before = startChain(fingerprint, 7)
  expect(resyncPart(part, { reason: 'wrongSignature', head: before })).toEqual({ kind: 'broken' })
  expect(resyncPart(part, { reason: 'unknownKey', head: null })).toEqual({ kind: 'register' })
})
