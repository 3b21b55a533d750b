import { expect, test, vi } from 'vitest'
import { AnswerCache } from './answer-cache.ts'
import { ApiError } from './api-error.ts'
import type { Read } from './reads.ts'

const read: Read<unknown> = { method: 'GET', path: '/front/TPE001' }
type Load = (read: Read<unknown>) => Promise<unknown>

test('asks once for callers at the same moment, and not again while the answer is fresh', async () => {
  const load = vi.fn<Load>().mockResolvedValue({ n: 1 })
  const cache = new AnswerCache(load)
  await Promise.all([cache.refresh(read), cache.refresh(read)])
  await cache.refresh(read)
  expect(load).toHaveBeenCalledOnce()
  expect(cache.get(read)?.body).toEqual({ n: 1 })
  await cache.refresh(read, { isForced: true })
  expect(load).toHaveBeenCalledTimes(2)
})

test('keeps what it has when asking again fails, unless it is gone', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new ApiError(0, null))
  const cache = new AnswerCache(load)
  cache.fill(read.path, 200, { n: 1 })
  await cache.refresh(read, { isForced: true })
  expect(cache.get(read)).toMatchObject({ body: { n: 1 }, error: { code: 'OFFLINE' } })
  load.mockRejectedValueOnce(new ApiError(404, { code: 'NOT_FOUND' }))
  await cache.refresh(read)
  expect(cache.get(read)?.body).toBeUndefined()
  expect(cache.get(read)?.error?.status).toBe(404)
})

test('a draft of the console is never replaced by the saved state', async () => {
  const load = vi.fn<Load>().mockResolvedValue({ n: 'saved' })
  const cache = new AnswerCache(load)
  const asked = cache.refresh(read)
  cache.pin({ [read.path]: { n: 'draft' } })
  await asked
  await cache.refresh(read, { isForced: true })
  expect(cache.get(read)?.body).toEqual({ n: 'draft' })
})

test('a draft stays when the saved state turns out not to exist', async () => {
  const cache = new AnswerCache(() => Promise.reject(new ApiError(404, { code: 'NOT_FOUND' })))
  const asked = cache.refresh(read)
  cache.pin({ [read.path]: { n: 'draft' } })
  await asked
  expect(cache.get(read)).toMatchObject({ body: { n: 'draft' } })
  expect(cache.get(read)?.error).toBeUndefined()
})

test('reads with a body differ by their body', async () => {
  const load = vi.fn<Load>().mockImplementation(({ body }) => Promise.resolve(body))
  const cache = new AnswerCache(load)
  const mine = (page: number): Read<unknown> => ({
    method: 'POST',
    path: '/coupon/mine/TPE001',
    body: { page },
  })
  await Promise.all([cache.refresh(mine(1)), cache.refresh(mine(2))])
  expect(cache.get(mine(1))?.body).toEqual({ page: 1 })
  expect(cache.get(mine(2))?.body).toEqual({ page: 2 })
  cache.clear((key) => key.startsWith('POST'))
  expect(cache.get(mine(1))).toBeUndefined()
})
