import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Synchronous, so that a hash can be computed inside an IndexedDB transaction. */
export const sha256Hex = (text: string): string => sha256BytesHex(utf8ToBytes(text))
export const sha256BytesHex = (bytes: Uint8Array): string => bytesToHex(sha256(bytes))
