import { expect, test } from 'vitest'
import { readLogView, shownDays, writeLogView } from './log-view.ts'

const view = {
  taxNumber: '04595257',
  isTaxNumberWrong: false,
  from: '2026-08-01',
  to: '2026-11-15',
  source: 'frontend' as const,
  hidden: ['storeInfo', 'order'],
  zoom: { from: '2026-09-01', to: '2026-09-20' },
}

test('reads back what it wrote and keeps other URL parameters', () => {
  const params = writeLogView(new URLSearchParams('page=3'), view)
  expect(params.get('page')).toBe('3')
  expect(readLogView(params)).toEqual(view)
})

test('leaves defaults out of the URL', () => {
  const params = writeLogView(new URLSearchParams(), view)
  const none = { taxNumber: '', from: '', to: '', source: 'cms' as const, hidden: [], zoom: undefined }
  expect(String(writeLogView(params, none))).toBe('')
})

test('drops invalid URL values and reports an invalid tax number', () => {
  const wrong = new URLSearchParams('from=yesterday&zoom=2026-01-01&off=x,order&source=y&tax=12345678')
  expect(readLogView(wrong)).toEqual({
    taxNumber: '12345678',
    isTaxNumberWrong: true,
    from: '',
    to: '',
    source: 'cms',
    hidden: ['order'],
    zoom: undefined,
  })
  expect(readLogView(new URLSearchParams('tax=00000000'))).toMatchObject({
    taxNumber: '',
    isTaxNumberWrong: false,
  })
})

test('shows three months up to today by default', () => {
  const none = { from: '', to: '' }
  expect(shownDays(none, '2026-11-15')).toEqual({ from: '2026-08-15', to: '2026-11-15' })
  expect(shownDays({ ...none, to: '2024-05-31' }, '2026-11-15')).toEqual({
    from: '2024-02-29',
    to: '2024-05-31',
  })
  expect(shownDays({ from: '2026-01-01', to: '' }, '2026-01-31').from).toBe('2026-01-01')
})
