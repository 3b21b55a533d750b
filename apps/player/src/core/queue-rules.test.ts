import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Batch,
  type Report,
  type Row,
  splitBatch,
  evaluateAnswer,
  nextBatch,
  oldestAllowed,
  rowsOverMost,
} from './queue-rules.ts'

const sample = (recordId: number): Report => ({
  kind: 'sample',
  recordId,
  sample: { recordTime: '2026-11-15T04:00:00.000Z' },
})
const start = (recordId: number): Report => ({ kind: 'start', recordId, at: '2026-11-15T04:00:00.000Z' })

const getRows = (reports: Report[]): Row[] =>
  reports.map((report, index) => ({ seq: index + 1, atMs: 0, report }))
const makeBatch = (count: number): Batch => ({
  kind: 'sample',
  recordId: 1,
  rows: getRows(Array.from({ length: count }, () => sample(1))),
})

const reports = fc.oneof(
  fc.integer({ min: 1, max: 3 }).map(sample),
  fc.integer({ min: 1, max: 3 }).map(start),
)

test('sends each row once, in sequence within its kind and record', () => {
  fc.assert(
    fc.property(fc.array(reports, { maxLength: 60 }), (all) => {
      let left = getRows(all)
      const sent: Row[] = []
      while (left.length > 0) {
        const batch = nextBatch(left) as Batch
        expect(batch.rows[0]).toBe(left[0])
        const gone = new Set(batch.rows.map(({ seq }) => seq))
        sent.push(...batch.rows)
        left = left.filter(({ seq }) => !gone.has(seq))
      }
      expect(sent.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(getRows(all).map(({ seq }) => seq))
      for (const kind of ['sample', 'start'])
        for (const id of [1, 2, 3]) {
          const seqs = sent.filter(({ report }) => report.kind === kind && report.recordId === id)
          expect(seqs).toEqual(seqs.toSorted((a, b) => a.seq - b.seq))
        }
    }),
  )
})

test('a batch has at most a thousand rows, and one of what cannot be combined', () => {
  expect(nextBatch(makeBatch(2500).rows)?.rows).toHaveLength(1000)
  expect(nextBatch(getRows([start(1), start(1)]))?.rows).toHaveLength(1)
  expect(nextBatch([])).toBeNull()
})

test.each([
  [200, 'taken'],
  [401, 'unpaired'],
  [0, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [400, 'splitBatch'],
  [413, 'splitBatch'],
  [404, 'refused'],
])('an answer of %i to a batch: %s', (status, kind) => {
  expect(evaluateAnswer(makeBatch(10), { status }).kind).toBe(kind)
})

test('drops the rows that the server names and keeps the others', () => {
  const fields = {
    'rows.3.recordTime': 'x',
    'rows.7.recordTime': 'x',
    'rows.7.accuracy': 'x',
    'rows.99.a': 'x',
  }
  expect(evaluateAnswer(makeBatch(10), { status: 400, fields })).toEqual({ kind: 'refused', seqs: [4, 8] })
})

test('halves a batch refused without a reason, down to the faulty row', () => {
  let batch = makeBatch(1000)
  let calls = 0
  while (evaluateAnswer(batch, { status: 400 }).kind === 'splitBatch') {
    batch = splitBatch(batch)
    calls += 1
  }
  expect(calls).toBe(10)
  expect(evaluateAnswer(batch, { status: 400 })).toEqual({ kind: 'refused', seqs: [1] })
})

test('drops rows over 300,000 or older than 30 days', () => {
  expect([0, 300_000, 300_007].map(rowsOverMost)).toEqual([0, 0, 7])
  expect(oldestAllowed(Date.parse('2026-12-31'))).toBe(Date.parse('2026-12-01'))
})
