import { expect, it } from 'vitest'
import { gameFigures } from './game-figures.ts'

const result = (score: number, endStatus = 'lose') => ({
  recordTime: '2026-11-14T10:00:00+08:00',
  userName: '小明',
  groupName: '',
  score,
  endStatus,
  rank: null,
  roomCode: null,
})

it('returns games, wins, best and mean', () => {
  const results = [result(-5), result(20, 'win'), result(9, 'timeout')]
  expect(gameFigures(results)).toEqual({ games: 3, wins: 1, best: 20, mean: 8 })
  expect(gameFigures([result(-5)])?.best).toBe(-5)
})

it('returns no figures without games, and handles 100,000 games', () => {
  expect(gameFigures([])).toBeUndefined()
  expect(gameFigures(Array.from({ length: 100_000 }, (_, score) => result(score)))?.best).toBe(99_999)
})
