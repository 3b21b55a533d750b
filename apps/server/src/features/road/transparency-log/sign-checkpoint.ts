import { sign } from 'node:crypto'
import { formatCheckpoint, formatNote, getKeyId } from '@lumiroute/evidence/log'
import type { LogSigner } from './open-log-key.ts'

/** The signed note of a state of the log. */
export function signCheckpoint({ key, secret }: LogSigner, size: number, root: Uint8Array): string {
  const text = formatCheckpoint({ origin: key.name, size, root })
  const signature = new Uint8Array(sign(null, Buffer.from(text), secret))
  return formatNote({ text, signatures: [{ name: key.name, keyId: getKeyId(key), signature }] })
}
