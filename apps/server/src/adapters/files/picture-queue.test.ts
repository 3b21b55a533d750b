import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectImage } from './inspect-image.ts'
import { inPictureQueue } from './picture-queue.ts'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lumiroute-pictures-'))
  file = path.join(folder, 'large.png')
  await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#123' } })
    .png({ compressionLevel: 1 })
    .toFile(file)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('processes at most two pictures at a time, and continues after a failure', async () => {
  let [running, most] = [0, 0]
  const work = (fails: boolean) => async () => {
    most = Math.max(most, ++running)
    await new Promise((go) => setTimeout(go, 5))
    running -= 1
    if (fails) throw new Error('no picture')
  }
  const all = await Promise.allSettled(
    Array.from({ length: 9 }, (_, i) => inPictureQueue(1, work(i % 3 === 0))),
  )
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  expect([running, most]).toEqual([0, 2])
})

test('decodes a large picture alone, in its turn', async () => {
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`+${name}`)
    await new Promise((go) => setTimeout(go, 5))
    log.push(`-${name}`)
  }
  const sizes = [1, 20_000_000, 1, 1]
  await Promise.all(sizes.map((pixels, i) => inPictureQueue(pixels, work(String(i)))))
  expect(log).toEqual(['+0', '-0', '+1', '-1', '+2', '+3', '-2', '-3'])
})

test('decodes two pictures at a time, however many arrive', async () => {
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, sharp.counters().process)), 2)
  await Promise.all(Array.from({ length: 6 }, () => inspectImage(file, 'image/png')))
  clearInterval(watch)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(2)
})
