import { sha256Hex } from '../chain/sha256.ts'

/** Hides an id in the public log: without the salt it cannot be found by trying all ids. */
export const saltId = (salt: string, id: number): string => sha256Hex(`${salt} ${id}`)

export type KeyEntry = { fingerprint: string; algorithm: string; publicKey: string; saltedDevice: string }

/** A device registered this key. */
export const getKeyEntry = ({ fingerprint, algorithm, publicKey, saltedDevice }: KeyEntry): string =>
  ['key-1', fingerprint, algorithm, publicKey, saltedDevice].join('|')

export type HeadEntry = {
  fingerprint: string
  saltedRecord: string
  seq: number
  head: string
  signature: string
}

/** A chain of plays reached this head. */
export const getHeadEntry = ({ fingerprint, saltedRecord, seq, head, signature }: HeadEntry): string =>
  ['head-1', fingerprint, saltedRecord, seq, head, signature].join('|')
