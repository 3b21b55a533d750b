import { expect, test } from 'vitest'
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
