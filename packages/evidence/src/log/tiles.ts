import { concatBytes } from '@noble/hashes/utils.js'
import { hashBytes, hashNode } from './merkle-hash.ts'
import { getRoot, type GetNode } from './proof.ts'
import type { TreeNode } from './tree-ranges.ts'

/** C2SP tlog-tiles: a tile holds up to 256 hashes of a level, eight levels of the tree apart. */
export const tileWidth = 256
const tileHeight = 8

export type TilePlace = { level: number; index: number }
/** The hashes of a tile one after another; fewer than 256 at the right edge of the tree. */
export type Tile = TilePlace & { hashes: Uint8Array }

export const getTileKey = ({ level, index }: TilePlace): string => `${level}/${index}`

/** How many hashes a level of the tiles has in a tree of this size. */
export const countHashes = (level: number, size: number): number => Math.floor(size / tileWidth ** level)

/** The tiles that still grow: the last, not yet full one of each level. */
export function listEdgeTiles(size: number): TilePlace[] {
  const places: TilePlace[] = []
  for (let level = 0, count = size; count > 0; level += 1, count = countHashes(level, size))
    if (count % tileWidth > 0) places.push({ level, index: Math.floor(count / tileWidth) })
  return places
}

/** The tile that contains, or from which follows, the hash of a subtree. */
export function getTileOfNode({ level, index }: TreeNode): TilePlace {
  const inside = level % tileHeight
  return { level: Math.floor(level / tileHeight), index: Math.floor((index * 2 ** inside) / tileWidth) }
}

const getHash = (hashes: Uint8Array, at: number) => hashes.subarray(at * hashBytes, (at + 1) * hashBytes)

function hashInTile(hashes: Uint8Array, from: number, count: number): Uint8Array {
  if (count === 1) return getHash(hashes, from)
  const half = count / 2
  return hashNode(hashInTile(hashes, from, half), hashInTile(hashes, from + half, half))
}

/** Reads subtree hashes from these tiles, each computed once. Throws if a tile is missing or too short. */
export function readTiles(tiles: readonly Tile[]): GetNode {
  const byKey = new Map(tiles.map((tile) => [getTileKey(tile), tile.hashes]))
  const known = new Map<string, Uint8Array>()

  function readHash(node: TreeNode): Uint8Array {
    const place = getTileOfNode(node)
    const at = node.index - place.index * tileWidth
    const hash = getHash(byKey.get(getTileKey(place)) ?? new Uint8Array(), at)
    if (hash.length < hashBytes)
      throw new Error(`the log has no tile ${getTileKey(place)} with ${at + 1} hashes`)
    return hash
  }

  return function getNode({ level, index }: TreeNode): Uint8Array {
    if (level % tileHeight === 0) return readHash({ level, index })
    const key = `${level}/${index}`
    const hash =
      known.get(key) ??
      hashNode(
        getNode({ level: level - 1, index: index * 2 }),
        getNode({ level: level - 1, index: index * 2 + 1 }),
      )
    known.set(key, hash)
    return hash
  }
}

type Growth = { size: number; edge: readonly Tile[]; leaves: readonly Uint8Array[] }

/** Appends leaf hashes to a tree of which only the edge tiles are known. Answers the tiles that changed, and the root. */
export function growTiles({ size, edge, leaves }: Growth): { tiles: Tile[]; size: number; root: Uint8Array } {
  const changed: Tile[] = []
  let added = [...leaves]
  for (let level = 0; added.length > 0; level += 1) {
    const count = countHashes(level, size)
    const first = Math.floor(count / tileWidth)
    const old = edge.find((tile) => tile.level === level && tile.index === first)
    const inFirst = count % tileWidth
    if ((old?.hashes.length ?? 0) < inFirst * hashBytes)
      throw new Error(`the log has no edge tile ${level}/${first}`)
    const all = concatBytes(old?.hashes.subarray(0, inFirst * hashBytes) ?? new Uint8Array(), ...added)
    const tiles = cutTiles(level, first, all)
    changed.push(...tiles)
    added = tiles
      .filter(({ hashes }) => hashes.length === tileWidth * hashBytes)
      .map(({ hashes }) => hashInTile(hashes, 0, tileWidth))
  }
  const grown = size + leaves.length
  const keys = new Set(changed.map(getTileKey))
  const known = [...edge.filter((tile) => !keys.has(getTileKey(tile))), ...changed]
  return { tiles: changed, size: grown, root: getRoot(grown, readTiles(known)) }
}

function cutTiles(level: number, first: number, all: Uint8Array): Tile[] {
  const tiles: Tile[] = []
  const step = tileWidth * hashBytes
  for (let at = 0; at < all.length; at += step)
    tiles.push({ level, index: first + at / step, hashes: all.slice(at, at + step) })
  return tiles
}
