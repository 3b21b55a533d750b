import {
  emptyRoot,
  fromHex,
  getTileKey,
  growTiles,
  hashBytes,
  hashLeaf,
  listEdgeTiles,
  openCheckpoint,
  type Tile,
  tileWidth,
  toHex,
} from '@lumiroute/evidence/log'
import type { Handle } from '../../../db/db.ts'
import type { Findings } from './findings.ts'
import { toNoteKey } from './open-log-key.ts'
import { findHead, findNewestHead, listHeadsAfter, type LogHead } from './queries/head.queries.ts'
import { listLogKeys, type LogKeyRow } from './queries/key.queries.ts'
import { listLeafRange } from './queries/leaf.queries.ts'
import { listTiles } from './queries/tile.queries.ts'

type Tree = { size: number; root: Uint8Array; edge: Tile[] }

/** Recomputes every tile and every signed head from the entries. Returns the size of the log. */
export async function checkTree(db: Handle, findings: Findings): Promise<number> {
  const newest = await findNewestHead(db)
  if (!newest) return 0
  const keys = new Map((await listLogKeys(db)).map((key) => [key.id, key]))
  const first = await findHead(db, 0)
  let tree: Tree = { size: 0, root: emptyRoot, edge: [] }
  if (first) checkHead(first, tree, keys, findings)
  for (let index = 0; index * tileWidth < newest.size; index += 1) {
    const end = Math.min((index + 1) * tileWidth, newest.size)
    const leaves = await readLeaves(db, index, end, findings)
    for (const head of await listHeadsAfter(db, tree.size, end, tileWidth)) {
      tree = await grow(db, tree, leaves, head.size, findings)
      checkHead(head, tree, keys, findings)
    }
    tree = await grow(db, tree, leaves, end, findings)
  }
  await compareTiles(db, tree.edge, findings)
  return newest.size
}

/** The leaf hashes of one tile. Where entry and tile differ, the tile's hash is used, so that one change is named once. */
async function readLeaves(db: Handle, index: number, end: number, findings: Findings): Promise<Uint8Array[]> {
  const start = index * tileWidth
  const [tile] = await listTiles(db, [{ level: 0, index }])
  const lines = new Map((await listLeafRange(db, start, end)).map((leaf) => [leaf.at, leaf]))
  return Array.from({ length: end - start }, (_none, i) => {
    const leaf = lines.get(start + i)
    const stored = tile?.hashes.subarray(i * hashBytes, (i + 1) * hashBytes)
    const isStored = stored?.length === hashBytes
    if (!leaf) findings.add({ kind: 'entryMissing', at: start + i })
    const own = leaf && toHex(hashLeaf(leaf.line))
    if (leaf && (own !== leaf.hash || (isStored && own !== toHex(stored))))
      findings.add({ kind: 'entryChanged', at: start + i })
    if (isStored) return new Uint8Array(stored)
    return own ? fromHex(own) : emptyRoot
  })
}

/** Adds the leaves up to this size, and compares the tiles that became full. */
async function grow(
  db: Handle,
  tree: Tree,
  leaves: Uint8Array[],
  to: number,
  findings: Findings,
): Promise<Tree> {
  if (to === tree.size) return tree
  const start = Math.floor(tree.size / tileWidth) * tileWidth
  const grown = growTiles({
    size: tree.size,
    edge: tree.edge,
    leaves: leaves.slice(tree.size - start, to - start),
  })
  const changed = new Set(grown.tiles.map(getTileKey))
  const known = [...grown.tiles, ...tree.edge.filter((tile) => !changed.has(getTileKey(tile)))]
  const places = new Set(listEdgeTiles(to).map(getTileKey))
  await compareTiles(
    db,
    grown.tiles.filter(({ hashes }) => hashes.length === tileWidth * hashBytes),
    findings,
  )
  return { size: to, root: grown.root, edge: known.filter((tile) => places.has(getTileKey(tile))) }
}

async function compareTiles(db: Handle, tiles: readonly Tile[], findings: Findings): Promise<void> {
  if (tiles.length === 0) return
  const stored = new Map((await listTiles(db, tiles)).map((tile) => [getTileKey(tile), tile.hashes]))
  for (const tile of tiles) {
    const hashes = stored.get(getTileKey(tile))
    // The last tiles can have grown since the check began.
    if (!hashes || toHex(hashes.subarray(0, tile.hashes.length)) !== toHex(tile.hashes))
      findings.add({ kind: 'tileChanged', at: tile.index * tileWidth ** (tile.level + 1) })
  }
}

function checkHead(
  head: LogHead,
  { size, root }: Tree,
  keys: Map<number, LogKeyRow>,
  findings: Findings,
): void {
  const key = keys.get(head.keyId)
  const signed = key && openCheckpoint(head.note, toNoteKey(key))
  const isRight = signed?.size === size && toHex(signed.root) === toHex(root) && head.root === toHex(root)
  if (!isRight) findings.add({ kind: 'headChanged', at: head.size })
}
