import { sign } from 'node:crypto'
import { formatNote, getKeyId } from '@lumiroute/evidence/log'
import type { LogSigner } from './open-log-key.ts'

/** A text as a note that the log has signed. */
export function signNote({ key, secret }: LogSigner, text: string): string {
  const signature = new Uint8Array(sign(null, Buffer.from(text), secret))
  return formatNote({ text, signatures: [{ name: key.name, keyId: getKeyId(key), signature }] })
}
