import { gzipSync } from 'node:zlib'
import type { Figure } from './figures.ts'
import { measureRatio } from './measure-ratio.ts'
import type { BenchOptions } from './options.ts'
import { type BenchRecord, prepareRecord } from './prepare-record.ts'
import type { Stage } from './stage.ts'

const samples = 30_000
const overviewPoints = 2000
const megabyte = 1e6

const buildHeaders = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})

/** One record of 30,000 samples: as specified, in the compact form, and as a zip. */
export async function measureRecord(stage: Stage, options: BenchOptions): Promise<Figure[]> {
  const { storeCode, ...record } = await prepareRecord(stage, samples)
  const whole = await measureRatio(stage, options, {
    name: 'POST /ad/record/detail, 30,000 samples',
    request: (token) => ({
      method: 'POST',
      path: '/api/ad/record/detail',
      headers: buildHeaders(token),
      body: JSON.stringify(record),
    }),
    atLeast: 0.9,
  })
  return [
    ...whole,
    await sizeFigure(stage, record, undefined, 0.3),
    await sizeFigure(stage, record, overviewPoints, 0.05),
    await firstByteFigure(stage, storeCode, record.recordId),
  ]
}

const post = ({ product, token }: Stage, path: string, body: object) =>
  fetch(`http://127.0.0.1:${product.port}/api${path}`, {
    method: 'POST',
    headers: buildHeaders(token),
    body: JSON.stringify(body),
  })

async function sizeFigure(
  stage: Stage,
  record: Omit<BenchRecord, 'storeCode'>,
  points: number | undefined,
  atMost: number,
): Promise<Figure> {
  const from = performance.now()
  const text = await (await post(stage, '/ad/record/track', { ...record, points })).text()
  const ms = performance.now() - from
  return {
    name: `POST /ad/record/track, ${points ?? samples} points, gzipped`,
    value: gzipSync(text).length / megabyte,
    limit: { atMost },
    unit: 'MB',
    detail: `${(text.length / megabyte).toFixed(2)} MB plain, answered in ${ms.toFixed(0)} ms`,
  }
}

async function firstByteFigure(stage: Stage, storeCode: string, recordId: number): Promise<Figure> {
  const from = performance.now()
  const answer = await post(stage, `/store/${storeCode}/download/record/${recordId}`, {})
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  const firstMs = performance.now() - from
  while (!(await reader.read()).done) continue
  return {
    name: 'zip of a record, 30,000 samples, first byte',
    value: firstMs,
    limit: { atMost: 500 },
    unit: 'ms',
    detail: `whole in ${(performance.now() - from).toFixed(0)} ms`,
  }
}
