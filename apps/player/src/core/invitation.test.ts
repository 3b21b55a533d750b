import { expect, test } from 'vitest'
import { afterRound, firstInvitation, stepInvitation } from './invitation.ts'

test('the invitation comes first, then twenty seconds each', () => {
  const first = stepInvitation(firstInvitation, 0, false)
  expect(first.isShown).toBe(true)
  expect(stepInvitation(first, 19_999, false)).toBe(first)
  expect(stepInvitation(first, 20_000, false)).toEqual({ isShown: false, sinceMonoMs: 20_000 })
})

test('the playlist ends with an item, a long film after a minute', () => {
  const playlist = afterRound(0)
  expect(stepInvitation(playlist, 10_000, true)).toBe(playlist)
  expect(stepInvitation(playlist, 25_000, false)).toBe(playlist)
  expect(stepInvitation(playlist, 30_000, true).isShown).toBe(true)
  expect(stepInvitation(playlist, 60_000, false).isShown).toBe(true)
})
