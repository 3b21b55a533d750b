import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSmall, type PeopleCell, withholdSmall } from './withhold-small.ts'

const groupings = 3
const dividing = (people: number[]): PeopleCell[] =>
  people.map((count, i) => ({ keys: [String(i), 'all', 'all'], people: count }))
const hiddenOf = (people: number[]) => [...(withholdSmall(dividing(people), groupings)[0] ?? [])].toSorted()

test('withholds small groups with the next smallest, and shows the others', () => {
  expect(hiddenOf([20, 9, 7, 3])).toEqual(['2', '3'])
  expect(hiddenOf([20, 9, 7, 0])).toEqual([])
  expect(hiddenOf([20, 9, 1, 1])).toEqual(['1', '2', '3'])
  expect(hiddenOf([20, 4, 4])).toEqual(['1', '2'])
})

test('withholds everything but the total if one large group stands beside a small one', () => {
  expect(hiddenOf([20, 3])).toEqual(['0', '1'])
  expect(hiddenOf([3])).toEqual(['0'])
})

test('withholds a group that lies within a slightly larger one of another grouping', () => {
  const cells = [
    { keys: ['18', 'A', 'x'], people: 20 },
    { keys: ['19', 'A', 'x'], people: 2 },
    { keys: ['19', 'B', 'x'], people: 30 },
    { keys: ['20', 'B', 'x'], people: 40 },
  ]
  const [hours, places] = withholdSmall(cells, groupings)
  expect(hours?.has('18') || places?.has('A')).toBe(true)
})

type Answer = { cells: Set<number>; people: number }

/** Everything a reader knows: the total, each shown group, and what remains of the total without these. */
function listAnswers(cells: PeopleCell[]): Answer[] {
  const withheld = withholdSmall(cells, groupings)
  const all = cells.map((_, i) => i)
  const answer = (indexes: number[]): Answer => ({
    cells: new Set(indexes.filter((i) => (cells[i]?.people ?? 0) > 0)),
    people: indexes.reduce((sum, i) => sum + (cells[i]?.people ?? 0), 0),
  })
  const total = answer(all)
  const ofGrouping = withheld.flatMap((hidden, grouping) => {
    const keys = [...new Set(cells.map(({ keys: own }) => own[grouping] as string))]
    const own = (key: string) => all.filter((i) => cells[i]?.keys[grouping] === key)
    const shown = keys.filter((key) => !hidden.has(key)).map((key) => answer(own(key)))
    const rest = answer([...hidden].flatMap(own))
    return isSmall(total.people) ? shown : [...shown, rest]
  })
  return isSmall(total.people) ? ofGrouping : [total, ...ofGrouping]
}

const Cells = fc.array(
  fc.record({
    keys: fc.tuple(fc.nat(4), fc.nat(4), fc.nat(3)).map((keys) => keys.map(String)),
    people: fc.oneof(fc.nat(7), fc.nat(40)),
  }),
  { maxLength: 25 },
)
const contains = (outer: Answer, inner: Answer) => [...inner.cells].every((i) => outer.cells.has(i))

const isSafe = (one: Answer, other: Answer) => !contains(one, other) || !isSmall(one.people - other.people)

test('no answer and no difference of two answers counts one to four people', () => {
  fc.assert(
    fc.property(Cells, (cells) => {
      const answers = listAnswers(cells)
      return answers.every((one) => !isSmall(one.people) && answers.every((other) => isSafe(one, other)))
    }),
    { numRuns: 2000 },
  )
})

test('the groups of a grouping never reveal one of them: at least two are withheld together', () => {
  const countFilled = (cells: PeopleCell[], grouping: number) =>
    new Set(cells.filter(({ people }) => people > 0).map(({ keys }) => keys[grouping])).size
  fc.assert(
    fc.property(Cells, (cells) =>
      withholdSmall(cells, groupings).every(
        (hidden, grouping) => hidden.size !== 1 || countFilled(cells, grouping) === 1,
      ),
    ),
  )
})
