import { expect, test, vi } from 'vitest'
import { onReauthentication, reauthenticate } from './reauthentication.ts'

test('asks once for all calls that wait, and again for the next', async () => {
  let answer: (isConfirmed: boolean) => void = () => {}
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
  const stop = onReauthentication(ask)
  const both = Promise.all([reauthenticate(), reauthenticate()])
  answer(true)
  expect(await both).toEqual([true, true])
  expect(ask).toHaveBeenCalledTimes(1)
  const next = reauthenticate()
  answer(false)
  expect(await next).toBe(false)
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
  expect(await reauthenticate()).toBe(false)
})

test('a call does not wait for a dialog that is gone', async () => {
  const stop = onReauthentication(() => new Promise<boolean>(() => {}))
  const waiting = reauthenticate()
  stop()
  expect(await waiting).toBe(false)
})
