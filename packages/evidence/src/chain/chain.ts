import { sha256Hex } from './sha256.ts'

/** The last link of a chain: how many rows it has, and the hash over all of them. */
export type Head = { seq: number; hash: string }

/** A chain belongs to one key and one broadcast record. Key and record are part of its first hash. */
export const startChain = (fingerprint: string, recordId: number): Head => ({
  seq: 0,
  hash: sha256Hex(`lumiroute-chain-1 ${fingerprint} ${recordId}`),
})

export const linkRow = (head: Head, line: string): Head => ({
  seq: head.seq + 1,
  hash: sha256Hex(`${head.hash} ${line}`),
})

/** A row whose content is gone: the server rejected it, or the box had no space left. Its hash continues the chain. */
export type Tombstone = { seq: number; hash: string }

/** The text that a box signs: the whole chain up to this head. */
export const getHeadStatement = (fingerprint: string, recordId: number, head: Head): string =>
  `lumiroute-head-1 ${fingerprint} ${recordId} ${head.seq} ${head.hash}`
