export { fromBase64, fromHex, toBase64, toHex } from './bytes.ts'
export { type Checkpoint, formatCheckpoint, openCheckpoint, parseCheckpoint } from './checkpoint.ts'
export { encodeCosignature, getCosignedMessage, verifyCosignature } from './cosignature.ts'
export { decodeEntries, encodeEntries, maxEntryBytes } from './entry-bundle.ts'
export { getHeadEntry, getKeyEntry, type HeadEntry, type KeyEntry, saltId } from './log-entry.ts'
export { emptyRoot, hashBytes, hashLeaf, hashNode } from './merkle-hash.ts'
export {
  createConsistencyProof,
  createInclusionProof,
  type GetNode,
  getRoot,
  verifyConsistency,
  verifyInclusion,
} from './proof.ts'
export {
  formatNote,
  formatSignature,
  formatVerifierKey,
  getKeyId,
  isKeyName,
  type Note,
  type NoteKey,
  type NoteSignature,
  parseNote,
  parseSignature,
  parseVerifierKey,
  signatureTypes,
  verifyNote,
} from './signed-note.ts'
export { formatTilePath, parseTilePath, type TilePath } from './tile-path.ts'
export {
  countHashes,
  getTileKey,
  getTileOfNode,
  growTiles,
  listEdgeTiles,
  readTiles,
  type Tile,
  type TilePlace,
  tileWidth,
} from './tiles.ts'
export {
  listConsistencyRanges,
  listInclusionRanges,
  listNodes,
  type Range,
  type TreeNode,
} from './tree-ranges.ts'
export { formatWitnessRequest, parseWitnessRequest } from './witness-request.ts'
