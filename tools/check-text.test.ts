import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readRows, readTables } from './check-text-areas.ts'
import { findChinese } from './check-server-text.ts'
import { compareLanguages, findUnused, readSources } from './text-rules.ts'

const base = new Map([
  ['ad.list.title', '廣告'],
  ['ad.count', '{{total}} 筆'],
])

test('names a missing, extra, empty or differently filled key', () => {
  const other = new Map([
    ['ad.count', '{{count}} ads'],
    ['ad.other', ' '],
  ])
  expect(compareLanguages(base, other, 'en')).toEqual([
    'en lacks ad.list.title',
    'en has ad.other, which no other has',
    'en is empty at ad.other',
    'en fills other values into ad.count',
  ])
})

test('a key that no code names is unused, unless a template begins with it', () => {
  const sources = [{ file: 'a.tsx', text: "t('ad.list.title') + t(`ad.kind.${kind}`)" }]
  expect(findUnused(['ad.list.title', 'ad.kind.image', 'ad.count'], sources)).toEqual(['ad.count'])
})

test('finds Chinese text in the code', () => {
  expect(findChinese([{ file: 'a.tsx', text: '<p>\n廣告</p>' }])).toEqual(['a.tsx:2 廣告</p>'])
})

test('comments may be in Chinese, and keep the line numbers', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const own = readSources(folder, /^(?!check-text\.test\.ts$)/)
  // 註解
  expect(findChinese(own).some((place) => place.includes('\u8a3b\u89e3'))).toBe(false)
})

test('English may use a value twice, for singular and plural', () => {
  const zh = new Map([['ad.count', '{count} 則']])
  expect(compareLanguages(zh, new Map([['ad.count', '{count} {count:ad|ads}']]), 'en')).toEqual([])
})

test('reads routes with the area of their pages', () => {
  const row = (name: string) => `{ page: async () => (await import('../../pages/${name}.tsx')).Page },`
  expect(readRows('ads', `[${row('one')}${row('two')}]`)).toEqual([
    { file: 'pages/one.tsx', areas: ['first', 'common', 'ads'] },
    { file: 'pages/two.tsx', areas: ['first', 'common', 'ads'] },
  ])
})

test('reads every page of the console', () => {
  const root = fileURLToPath(new URL('../apps/console/src', import.meta.url))
  const listed = new Set(readTables(root).map(({ file }) => file))
  const all = readdirSync(`${root}/pages`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !/\.test\.|^(kit|gallery)\//.test(file))
  expect(all.filter((file) => !listed.has(`pages/${file}`)).sort()).toEqual([
    'gallery.tsx',
    'platform/not-allowed.tsx',
    'platform/not-found.tsx',
    'platform/server-error.tsx',
  ])
})
