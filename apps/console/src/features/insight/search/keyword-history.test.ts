import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHistoryStorage, createStanding, rememberKeyword } from './keyword-history.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('puts the newest word first and drops the eighth', () => {
  const words = ['一', '二', '三', '四', '五', '六', '七', '八']
  const history = words.reduce(rememberKeyword, [] as readonly string[])
  expect(history).toEqual(['八', '七', '六', '五', '四', '三', '二'])
})

test('ignores a known word and blanks', () => {
  const history = ['夜市', '台北']
  expect(rememberKeyword(history, ' 台北 ')).toBe(history)
  expect(rememberKeyword(history, '   ')).toBe(history)
})

test('stores a word only after it was unchanged for three seconds', () => {
  const kept: string[] = []
  const standing = createStanding((word) => kept.push(word))
  standing.typed('夜')
  vi.advanceTimersByTime(2999)
  standing.typed('夜市')
  vi.advanceTimersByTime(2999)
  expect(kept).toEqual([])
  vi.advanceTimersByTime(1)
  expect(kept).toEqual(['夜市'])
})

test('does not store a word that was cleared earlier', () => {
  const kept: string[] = []
  const standing = createStanding((word) => kept.push(word))
  standing.typed('夜市')
  standing.typed('')
  vi.advanceTimersByTime(10_000)
  expect(kept).toEqual([])
})

test('keeps a history per account, empty if damaged', () => {
  const values = new Map<string, string>([['search-history.2', '{"not":"a list"}']])
  const box = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
  createHistoryStorage(box, 1).write(['夜市'])
  expect(createHistoryStorage(box, 1).read()).toEqual(['夜市'])
  expect(createHistoryStorage(box, 2).read()).toEqual([])
})
