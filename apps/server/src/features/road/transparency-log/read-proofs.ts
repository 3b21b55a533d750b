import {
  createConsistencyProof,
  createInclusionProof,
  getTileKey,
  getTileOfNode,
  listConsistencyRanges,
  listInclusionRanges,
  listNodes,
  type Range,
  readTiles,
} from '@lumiroute/evidence/log'
import type { Handle } from '../../../db/db.ts'
import { listTiles } from './queries/tile.queries.ts'

/** Only the tiles that contain these ranges. */
async function openTiles(db: Handle, ranges: readonly Range[]) {
  const places = ranges.flatMap(listNodes).map(getTileOfNode)
  const distinct = new Map(places.map((place) => [getTileKey(place), place]))
  return readTiles(await listTiles(db, [...distinct.values()]))
}

/** The proof of each of these entries in the log of this size. */
export async function readInclusionProofs(db: Handle, indexes: readonly number[], size: number) {
  const getNode = await openTiles(
    db,
    indexes.flatMap((index) => listInclusionRanges(index, size)),
  )
  return indexes.map((index) => createInclusionProof(index, size, getNode))
}

export async function readConsistencyProof(db: Handle, oldSize: number, size: number): Promise<Uint8Array[]> {
  const getNode = await openTiles(db, listConsistencyRanges(oldSize, size))
  return createConsistencyProof(oldSize, size, getNode)
}
