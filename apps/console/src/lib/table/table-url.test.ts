import { describe, expect, it } from 'vitest'
import { changeTable, firstTableState, nextSort, readSort } from './table-state.ts'
import { readTableUrl, writeTableUrl } from './table-url.ts'

const options = { filters: ['status'], defaults: { sort: '-createdAt' }, sizes: [20, 50] }
const read = (text: string) => readTableUrl(new URLSearchParams(text), options)

describe('reading', () => {
  it('takes the defaults from an empty URL', () => {
    expect(read('')).toEqual({ ...firstTableState, sort: '-createdAt' })
  })

  it('reads a bookmarked URL', () => {
    const state = read('page=3&size=50&sort=name&q=%E5%8F%B0%E5%8C%97&status=request&hide=a,b&layout=x')
    expect(state).toEqual({
      page: 3,
      size: 50,
      sort: 'name',
      q: '台北',
      filters: { status: 'request' },
      hidden: ['a', 'b'],
    })
  })

  it.each(['page=0', 'page=-1', 'page=1e99', 'page=x', 'size=7', 'size=9999999'])('ignores %s', (text) => {
    expect(read(text)).toEqual(read(''))
  })
})

describe('writing', () => {
  it('leaves out defaults and keeps other parameters', () => {
    const params = new URLSearchParams('layout=horizontal-dark&page=4&q=x')
    expect(writeTableUrl(params, read(''), options).toString()).toBe('layout=horizontal-dark')
  })

  it('reads back what it wrote, including an empty sort over a default one', () => {
    const state = { ...read(''), page: 2, sort: '', q: 'a&b=c', filters: { status: 'x' }, hidden: ['k'] }
    expect(readTableUrl(writeTableUrl(new URLSearchParams(), state, options), options)).toEqual(state)
  })

  it('separates two tables by prefix', () => {
    const two = { ...options, prefix: 'b.' }
    const text = writeTableUrl(new URLSearchParams('page=2'), { ...read(''), page: 5 }, two).toString()
    expect(text).toBe('page=2&b.page=5')
  })
})

it('returns to the first page when the list changes, not when a column is hidden', () => {
  const state = { ...firstTableState, page: 7 }
  expect(changeTable(state, { q: 'x' }).page).toBe(1)
  expect(changeTable(state, { filters: {} }).page).toBe(1)
  expect(changeTable(state, { hidden: ['a'] }).page).toBe(7)
  expect(changeTable(state, { page: 2 }).page).toBe(2)
})

it('cycles a sort through ascending, descending and off', () => {
  expect(['', 'name', '-name', '-other'].map((sort) => nextSort(sort, 'name'))).toEqual([
    'name',
    '-name',
    '',
    'name',
  ])
  expect(readSort('-name')).toEqual({ id: 'name', direction: 'desc' })
})
