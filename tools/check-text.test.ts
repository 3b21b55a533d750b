import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRows } from './check-text-areas.ts'
import { compareLanguages, findLiterals, findUnused } from './check-text.ts'

const base = new Map([
  ['ad.list.title', '廣告'],
  ['ad.count', '{{total}} 筆'],
])

test('a missing, extra, empty or differently filled key is named', () => {
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

test('a key that no code names is unused, one that a template begins is not', () => {
  const sources = [{ file: 'a.tsx', text: "t('ad.list.title') + t(`ad.kind.${kind}`)" }]
  expect(findUnused(['ad.list.title', 'ad.kind.image', 'ad.count'], sources)).toEqual(['ad.count'])
})

test('Chinese text in the code is found', () => {
  expect(findLiterals([{ file: 'a.tsx', text: '<p>\n廣告</p>' }])).toEqual(['a.tsx:2 廣告</p>'])
})

test('the table of routes is read with the area of each page', () => {
  const row = (name: string, rest = '') =>
    `\n  {\n    path: '/x',${rest}\n    page: async () => (await import('../pages/${name}.tsx')).Page,\n  },`
  const rows = readRows(`[${row('one')}${row('two', "\n    texts: 'ads',")}]`)
  expect(rows.map(({ file, areas }) => [file, areas.at(-1)])).toEqual([
    ['pages/one.tsx', 'common'],
    ['pages/two.tsx', 'ads'],
    ['app/shell/shell.tsx', 'common'],
  ])
})

test('every page of the console is among the rows', () => {
  const routes = readFileSync(new URL('../apps/console/src/app/routes.tsx', import.meta.url), 'utf8')
  const imports = routes.split("await import('../pages/").length - 1
  // The shell is no row of the table.
  expect(readRows(routes)).toHaveLength(imports + 1)
})
