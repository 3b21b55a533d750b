import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createConsistencyProof,
  createInclusionProof,
  decodeEntries,
  emptyRoot,
  encodeEntries,
  formatTilePath,
  fromBase64,
  fromHex,
  getHeadEntry,
  getKeyEntry,
  getRoot,
  growTiles,
  hashLeaf,
  listEdgeTiles,
  parseTilePath,
  readTiles,
  saltId,
  type Tile,
  toBase64,
  toHex,
  verifyConsistency,
  verifyInclusion,
} from './index.ts'

const sha = (...parts: Uint8Array[]) =>
  new Uint8Array(createHash('sha256').update(Buffer.concat(parts)).digest())

/** RFC 6962, section 2.1, written down as it stands there. */
const naive = {
  split(count: number) {
    return 2 ** (Math.ceil(Math.log2(count)) - 1)
  },
  root(leaves: Uint8Array[]): Uint8Array {
    if (leaves.length === 0) return sha()
    if (leaves.length === 1) return leaves[0] as Uint8Array
    const k = naive.split(leaves.length)
    return sha(Uint8Array.of(1), naive.root(leaves.slice(0, k)), naive.root(leaves.slice(k)))
  },
  path(m: number, leaves: Uint8Array[]): Uint8Array[] {
    if (leaves.length <= 1) return []
    const k = naive.split(leaves.length)
    const [low, high] = [leaves.slice(0, k), leaves.slice(k)]
    return m < k ? [...naive.path(m, low), naive.root(high)] : [...naive.path(m - k, high), naive.root(low)]
  },
  subproof(m: number, leaves: Uint8Array[], isWhole: boolean): Uint8Array[] {
    if (m === leaves.length) return isWhole ? [] : [naive.root(leaves)]
    const k = naive.split(leaves.length)
    const [low, high] = [leaves.slice(0, k), leaves.slice(k)]
    if (m <= k) return [...naive.subproof(m, low, isWhole), naive.root(high)]
    return [...naive.subproof(m - k, high, false), naive.root(low)]
  },
}

const leafOf = (i: number) => hashLeaf(`entry ${i}`)
const leavesOf = (count: number) => Array.from({ length: count }, (_, i) => leafOf(i))
const hexes = (hashes: Uint8Array[]) => hashes.map(toHex)

/** Grows a tree in the given steps, keeping only what a database would keep. */
function growBy(steps: number[]) {
  const kept = new Map<string, Tile>()
  let tree = { size: 0, root: emptyRoot }
  for (const step of steps) {
    const edge = listEdgeTiles(tree.size).map(({ level, index }) => kept.get(`${level}/${index}`) as Tile)
    const leaves = Array.from({ length: step }, (_, i) => leafOf(tree.size + i))
    const grown = growTiles({ size: tree.size, edge, leaves })
    for (const tile of grown.tiles) kept.set(`${tile.level}/${tile.index}`, tile)
    tree = grown
  }
  return { ...tree, tiles: [...kept.values()] }
}

test('the roots are those of the test tree that logs of RFC 6962 share', () => {
  const inputs = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ]
  const roots = [
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ]
  expect(toHex(emptyRoot)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  roots.forEach((root, i) => {
    const leaves = inputs.slice(0, i + 1).map((hex) => hashLeaf(fromHex(hex)))
    expect(toHex(growTiles({ size: 0, edge: [], leaves }).root)).toBe(root)
  })
})

test('a tree that grew in any steps has the root and the proofs of the definition', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 5 }),
      fc.nat(),
      fc.nat(),
      (steps, a, b) => {
        const { size, root, tiles } = growBy(steps)
        const leaves = leavesOf(size)
        const getNode = readTiles(tiles)
        expect(toHex(root)).toBe(toHex(naive.root(leaves)))
        const [index, oldSize] = [a % size, 1 + (b % size)]
        const path = createInclusionProof(index, size, getNode)
        expect(hexes(path)).toEqual(hexes(naive.path(index, leaves)))
        const steady = createConsistencyProof(oldSize, size, getNode)
        expect(hexes(steady)).toEqual(hexes(naive.subproof(oldSize, leaves, true)))
        expect(toHex(getRoot(oldSize, getNode))).toBe(toHex(naive.root(leaves.slice(0, oldSize))))
      },
    ),
    { numRuns: 60 },
  )
})

test('every proof of small trees verifies, and none for another index, size, leaf or root', () => {
  for (let size = 1; size <= 20; size += 1) {
    const { root, tiles } = growBy([size])
    const getNode = readTiles(tiles)
    for (let index = 0; index < size; index += 1) {
      const right = {
        index,
        size,
        leaf: leafOf(index),
        proof: createInclusionProof(index, size, getNode),
        root,
      }
      expect(verifyInclusion(right)).toBe(true)
      expect(verifyInclusion({ ...right, leaf: leafOf(size) })).toBe(false)
      expect(verifyInclusion({ ...right, root: leafOf(size) })).toBe(false)
      expect(verifyInclusion({ ...right, proof: [...right.proof, root] })).toBe(false)
      expect(verifyInclusion({ ...right, proof: [root, ...right.proof] })).toBe(false)
      expect(verifyInclusion({ ...right, proof: right.proof.slice(1) })).toBe(size === 1)
      expect(verifyInclusion({ ...right, index: (index + 1) % size })).toBe(size === 1)
    }
  }
  for (const index of [-1, 1, 0.5, Number.NaN])
    expect(verifyInclusion({ index, size: 1, leaf: leafOf(0), proof: [], root: leafOf(0) })).toBe(false)
})

test('a consistency proof verifies only between the two trees it was made for', () => {
  for (let size = 1; size <= 20; size += 1)
    for (let oldSize = 1; oldSize <= size; oldSize += 1) {
      const getNode = readTiles(growBy([size]).tiles)
      const [oldRoot, root] = [getRoot(oldSize, getNode), getRoot(size, getNode)]
      const right = { oldSize, oldRoot, size, root, proof: createConsistencyProof(oldSize, size, getNode) }
      expect(verifyConsistency(right)).toBe(true)
      expect(verifyConsistency({ ...right, oldRoot: leafOf(99) })).toBe(false)
      expect(verifyConsistency({ ...right, root: leafOf(99) })).toBe(false)
      expect(verifyConsistency({ ...right, proof: [...right.proof, root] })).toBe(false)
      for (let i = 0; i < right.proof.length; i += 1)
        expect(verifyConsistency({ ...right, proof: right.proof.with(i, leafOf(99)) })).toBe(false)
    }
  const { root } = growBy([3])
  expect(verifyConsistency({ oldSize: 0, oldRoot: emptyRoot, size: 3, root, proof: [] })).toBe(true)
  expect(verifyConsistency({ oldSize: 4, oldRoot: root, size: 3, root, proof: [] })).toBe(false)
})

test('one changed entry in a long tree changes the root, and its old checkpoint no longer fits', () => {
  const { size, root, tiles } = growBy([1000])
  const changed = growTiles({ size: 0, edge: [], leaves: leavesOf(1200).with(417, hashLeaf('changed')) })
  const getNode = readTiles(changed.tiles)
  const proof = createConsistencyProof(size, changed.size, getNode)
  expect(
    verifyConsistency({ oldSize: size, oldRoot: root, size: changed.size, root: changed.root, proof }),
  ).toBe(false)
  const honest = growTiles({ size, edge: tiles, leaves: leavesOf(1200).slice(1000) })
  const all = new Map([...tiles, ...honest.tiles].map((tile) => [`${tile.level}/${tile.index}`, tile]))
  const steady = createConsistencyProof(size, honest.size, readTiles([...all.values()]))
  expect(
    verifyConsistency({ oldSize: size, oldRoot: root, size: honest.size, root: honest.root, proof: steady }),
  ).toBe(true)
})

test('70,000 entries are the tiles that the specification counts', () => {
  const zero = hashLeaf('same')
  const { tiles } = growTiles({ size: 0, edge: [], leaves: Array.from({ length: 70_000 }, () => zero) })
  const count = (level: number, width: number) =>
    tiles.filter((tile) => tile.level === level && tile.hashes.length === width * 32).length
  expect([count(0, 256), count(0, 112), count(1, 256), count(1, 17), count(2, 1)]).toEqual([273, 1, 1, 1, 1])
  expect(tiles).toHaveLength(277)
  expect(listEdgeTiles(256)).toEqual([{ level: 1, index: 0 }])
})

test('a tile that is missing or too short is an error, never a wrong proof', () => {
  const { tiles } = growBy([300])
  expect(() => createInclusionProof(0, 300, readTiles(tiles.slice(1)))).toThrow('no tile 0/0')
  expect(() => createInclusionProof(0, 310, readTiles(tiles))).toThrow('no tile 0/1')
  expect(() => growTiles({ size: 300, edge: [], leaves: [leafOf(1)] })).toThrow('no edge tile')
})

test.each([
  [{ level: 0, index: 0, width: 256 }, '0/000'],
  [{ level: 1, index: 1_234_067, width: 256 }, '1/x001/x234/067'],
  [{ level: null, index: 1000, width: 255 }, 'entries/x001/000.p/255'],
])('%j has the path %s', (path, text) => {
  expect(formatTilePath(path)).toBe(text)
  expect(parseTilePath(text)).toEqual(path)
})

test.each([
  '',
  '0',
  '0/',
  '0/0',
  '0/0000',
  '00/000',
  '64/000',
  '0/x000/000',
  '0/000.p/0',
  '0/000.p/256',
  '0/000.p/01',
  '0/000.p/',
  'data/000',
  '0/x01/000',
  '-1/000',
  '0/000/',
  'entries',
  '0/١٢٣',
  '0/x999/x999/x999/x999/x999/999',
])('%j is no path of a tile', (text) => expect(parseTilePath(text)).toBeUndefined())

test('no other text than a path is read as one', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123x/.pentris'.split('')) }), (text) => {
      const path = parseTilePath(text)
      expect(path === undefined || formatTilePath(path) === text).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('entries come back from a bundle as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (lines) => {
      expect(decodeEntries(encodeEntries(lines)).map((one) => Buffer.from(one).toString())).toEqual(lines)
    }),
  )
  expect(toHex(encodeEntries(['ab', '']))).toBe('000261620000')
  expect(() => decodeEntries(fromHex('000361'))).toThrow('cut off')
  expect(() => decodeEntries(fromHex('00'))).toThrow('cut off')
  expect(() => encodeEntries(['x'.repeat(65_536)])).toThrow('too long')
})

test('base64 has one spelling', () => {
  expect(fromBase64('AQ==')).toEqual(Uint8Array.of(1))
  for (const text of ['AQ', 'AR==', 'AQ==\n', '====', 'A', 'AQ-_']) expect(fromBase64(text)).toBeUndefined()
  fc.assert(
    fc.property(
      fc.uint8Array(),
      (bytes) => toHex(fromBase64(toBase64(bytes)) as Uint8Array) === toHex(bytes),
    ),
  )
})

test('entries of the log hide ids behind a salt', () => {
  const saltedRecord = saltId('salt', 12)
  expect(saltedRecord).toBe(createHash('sha256').update('salt 12').digest('hex'))
  expect(getHeadEntry({ fingerprint: 'f', saltedRecord, seq: 3, head: 'h', signature: 's' })).toBe(
    `head-1|f|${saltedRecord}|3|h|s`,
  )
  expect(getKeyEntry({ fingerprint: 'f', algorithm: 'P-256', publicKey: 'k', saltedDevice: 'd' })).toBe(
    'key-1|f|P-256|k|d',
  )
})
