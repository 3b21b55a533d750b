import { expect, test } from 'vitest'
import { chooseHeads } from './choose-heads.ts'

const head = (seq: number) => ({ seq, hash: 'h', signature: 's' })
const rows = (length: number, tombstones: number[] = []) =>
  Array.from({ length }, (_none, i) => (tombstones.includes(i + 1) ? { seq: i + 1, hash: 'h' } : 'play|'))
const choose = (chain: Parameters<typeof chooseHeads>[0], logged: number[]) =>
  chooseHeads(chain, (seq) => logged.includes(seq)).map(({ seq }) => seq)

test('the last head and the last logged one stay', () => {
  const chain = { rows: rows(40), heads: [10, 20, 30, 40].map(head) }
  expect(choose(chain, [])).toEqual([40])
  expect(choose(chain, [10, 20, 40])).toEqual([40])
  expect(choose(chain, [10, 20])).toEqual([20, 40])
})

test('before a tombstone another one stays, since the rows before it cannot be recomputed from later ones', () => {
  const chain = { rows: rows(40, [25]), heads: [10, 20, 30, 40].map(head) }
  expect(choose(chain, [])).toEqual([20, 40])
  expect(choose(chain, [10, 30])).toEqual([10, 20, 30, 40])
})
