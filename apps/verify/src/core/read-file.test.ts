import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeBundle } from '../../../../packages/evidence/src/bundle/testing/make-bundle.ts'
import { compareFile } from './compare-file.ts'
import { judgeReport } from './judge-report.ts'
import { readFile } from './read-file.ts'

const small = { days: 1, playsPerDay: 24, batch: 12 }

/** A file with one attachment, in the syntax of PDF. */
function writePdf(content: string, { isPacked = true, hasLength = true, text = '達成率 97 %' } = {}): Blob {
  const data = isPacked ? deflateSync(Buffer.from(content)) : Buffer.from(content)
  const length = hasLength ? `/Length ${data.length}` : '/Length 9 0 R'
  const filter = isPacked ? '/Filter /FlateDecode' : ''
  return new Blob([
    `%PDF-1.7\n1 0 obj\n<< /Type /Page /Text (${text}) >>\nendobj\n`,
    `2 0 obj\n<<\n/Type /EmbeddedFile\n/Subtype /application#2Fjson ${filter} ${length}\n>>\nstream\n`,
    data,
    '\nendstream\nendobj\n%%EOF\n',
  ])
}

test.each([
  { isPacked: true, hasLength: true },
  { isPacked: false, hasLength: true },
  { isPacked: false, hasLength: false },
])('finds the proof in a PDF: %o', async (options) => {
  const bundle = makeBundle(small)
  const read = await readFile(writePdf(JSON.stringify(bundle), options))
  expect(read).toMatchObject({ isPdf: true, bundle })
})

test('a file without a proof, a damaged one and another JSON have none', async () => {
  expect((await readFile(writePdf('[]'))).bundle).toBeNull()
  expect((await readFile(new Blob(['%PDF-1.7 nothing']))).bundle).toBeNull()
  expect((await readFile(new Blob(['no JSON']))).bundle).toBeNull()
  const damaged = Buffer.from(await writePdf(JSON.stringify(makeBundle(small))).arrayBuffer())
  damaged.fill(0, 300, 400)
  expect((await readFile(new Blob([damaged]))).bundle).toBeNull()
})

test('a PDF whose text was changed has another hash, although its proof is genuine', async () => {
  const bundle = makeBundle(small)
  const server = judgeReport(bundle)
  const original = await readFile(writePdf(JSON.stringify(bundle)))
  const { sha256 } = compareFile(original, server, null)
  expect(compareFile(original, server, sha256)).toMatchObject({
    isSamePdf: true,
    judged: { verdict: 'signed' },
    comparison: { kind: 'same' },
  })
  const changed = await readFile(writePdf(JSON.stringify(bundle), { text: '達成率 98 %' }))
  expect(compareFile(changed, server, sha256)).toMatchObject({
    isSamePdf: false,
    judged: { verdict: 'signed' },
  })
})

test('an older file exposes a rewritten day', async () => {
  const kept = await readFile(new Blob([JSON.stringify(makeBundle(small))]))
  const server = judgeReport(makeBundle({ ...small, removedPlay: 3 }))
  expect(server.verdict).toBe('signed')
  expect(compareFile(kept, server, null).comparison).toMatchObject({
    kind: 'rewritten',
    places: [{ seq: 4 }, {}],
  })
})

test('the verdict says whether all, some or no plays are signed, or something is wrong', () => {
  const verdictOf = (options: object) => judgeReport(makeBundle({ ...small, ...options })).verdict
  expect(verdictOf({})).toBe('signed')
  expect(verdictOf({ tombstoneEvery: 10 })).toBe('partly')
  expect(verdictOf({ isSigned: false })).toBe('unsigned')
  expect(judgeReport({ ...makeBundle(small), kind: 'ad' }).verdict).toBe('wrong')
})
