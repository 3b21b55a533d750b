import { expect, test } from 'vitest'
import type { FrontAnswer } from '../../../ports/front-cache.ts'
import { createFrontCache, measureAnswer } from './front-cache.ts'

const answer = (text: string): FrontAnswer => ({
  parts: { text },
  tag: text.slice(0, 10),
  sent: new Map(),
})

function createClockedCache() {
  let now = 0
  let loads = 0
  const cache = createFrontCache(measureAnswer, () => now)
  const read = (key: string, text = 'a') =>
    cache.read(key, async () => {
      loads += 1
      return answer(text)
    })
  return { cache, read, wait: (ms: number) => (now += ms), countLoads: () => loads }
}

test('answers from memory for two seconds', async () => {
  const { read, wait, countLoads } = createClockedCache()
  await read('home')
  wait(1999)
  expect((await read('home', 'b')).parts.text).toBe('a')
  wait(1)
  expect((await read('home', 'b')).parts.text).toBe('b')
  expect(countLoads()).toBe(2)
})

test('loads once for everybody who asks at the same time', async () => {
  const { read, countLoads } = createClockedCache()
  await Promise.all(Array.from({ length: 500 }, () => read('home')))
  expect(countLoads()).toBe(1)
})

test('keeps no failure', async () => {
  const cache = createFrontCache(measureAnswer)
  await expect(cache.read('home', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect((await cache.read('home', async () => answer('b'))).parts.text).toBe('b')
})

test('drops the oldest answers beyond its limits', async () => {
  const { read, countLoads } = createClockedCache()
  for (let n = 0; n < 1001; n += 1) await read(`key ${n}`)
  await read('key 1')
  expect(countLoads()).toBe(1001)
  await read('key 0')
  expect(countLoads()).toBe(1002)
  await read('large', 'x'.repeat(3_999_000))
  await read('key 1')
  expect(countLoads()).toBe(1004)
  await read('too large', 'x'.repeat(4_000_001))
  await read('too large', 'x'.repeat(4_000_001))
  expect(countLoads()).toBe(1006)
})
