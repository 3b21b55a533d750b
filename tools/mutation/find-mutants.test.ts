import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas } from './areas.ts'
import { findMutants } from './find-mutants.ts'
import { findAreaMutants, pickSample } from './plan.ts'
import { switchMutants } from './switch-mutants.ts'
import { parse } from './syntax.ts'

const changesOf = (source: string, file = 'a.ts') =>
  findMutants(file, source, 1).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  )

test.each([
  ['a < b', ['a <= b', 'a >= b']],
  ['a === b', ['a !== b']],
  ['a && b', ['(a) || (b)']],
  ['a ?? b', ['b']],
  ["log.info('it ends')", []],
  ['!a', ['a']],
  ['a ? b : c', ['true ? b : c', 'false ? b : c']],
  ['a?.b.c', ['a.b.c']],
  ['f([a])', ['void 0', 'f([])']],
  ['await f()', ['void 0']],
  ['Math.min(a, b)', ['void 0', 'Math.max(a, b)']],
  ['x = { a: 1 as const }', ['void 0']],
])('changes %s', (source, expected) => {
  expect(changesOf(source).filter((each) => each !== 'void 0' || expected.includes('void 0'))).toEqual(
    expected,
  )
})

test('changes nothing in types and imports', () => {
  expect(changesOf(`import a from 'b'\ntype A = { b: 'c'; d: true }\nlet e: 'f'`)).toEqual([])
})

test('changes SQL in queries and still uses each parameter', () => {
  const source =
    "const q = rawQuery({ name: 'q', sql: `select 1 from t where a = $1 and b between $2 and $3 or c < ${d}` })"
  const parts = changesOf(source, 't.queries.ts').map((each) => each.slice(each.indexOf(' where ')))
  expect(parts).toEqual([
    ' where a = $1 or b between $2 and $3 or c < ${d}` })',
    ' where a = $1 and b between $2 and $3 and c < ${d}` })',
    ' where a = $1 and b between $2 and $3 or c <= ${d}` })',
    ' where (true or (a = $1)) and b between $2 and $3 or c < ${d}` })',
  ])
  expect(findMutants('t.queries.ts', source, 1).map(({ query }) => query)).toEqual(['q', 'q', 'q', 'q'])
})

test('holds all mutants at once and switches one on', () => {
  const source = 'const sum = (a: number, b: number) => (a > 0 && b > 0 ? a + b : 0)\nsum(1, 1)'
  const mutants = findMutants('a.ts', source, 1)
  const code = switchMutants('a.ts', source, mutants)
    .replace('const sum =', 'return')
    .replaceAll(': number', '')
    .split('\n')[0]
  const run = (id: number, a: number, b: number) => {
    Object.assign(globalThis, { __mutation: { is: (one: number) => one === id } })
    // oxlint-disable-next-line typescript/no-implied-eval
    return (new Function(code ?? '')() as (a: number, b: number) => number)(a, b)
  }
  expect(run(0, 2, 3)).toBe(5)
  const differs = mutants.filter(({ id, start }) => {
    const inside = start < source.indexOf('\n')
    return (
      inside &&
      [
        [2, 3],
        [0, 3],
        [2, 0],
        [-1, 1],
      ].some(([a = 0, b = 0]) => run(id, a, b) !== run(0, a, b))
    )
  })
  expect(differs.map(({ operator }) => operator)).toEqual(
    mutants.filter(({ start }) => start < source.indexOf('\n')).map(({ operator }) => operator),
  )
  Reflect.deleteProperty(globalThis, '__mutation')
})

test('makes code that parses of every area', () => {
  for (const area of areas) {
    const mutants = findAreaMutants(area)
    expect(mutants.length).toBeGreaterThan(100)
    for (const file of new Set(mutants.map((mutant) => mutant.file))) {
      const mine = mutants.filter((mutant) => mutant.file === file)
      expect(() => parse(file, switchMutants(file, readFileSync(file, 'utf8'), mine))).not.toThrow()
    }
  }
})

test('draws the same sample for the same seed', () => {
  const mutants = findMutants('a.ts', 'a < b\n'.repeat(50), 1)
  const ids = (seed: number) => pickSample(mutants, 10, seed).map(({ id }) => id)
  expect(ids(1)).toEqual(ids(1))
  expect(ids(1)).not.toEqual(ids(2))
  expect(new Set(ids(3)).size).toBe(10)
})
