import { concatBytes } from '@noble/hashes/utils.js'
import { fromText } from './bytes.ts'
import { isSignedBy, type NoteKey, type NoteSignature, signatureTypes, verifyEd25519 } from './signed-note.ts'

const timeBytes = 8

/** What a witness signs: that it saw this checkpoint, and when. */
export const getCosignedMessage = (text: string, seconds: number): Uint8Array =>
  fromText(`cosignature/v1\ntime ${seconds}\n${text}`)

export function encodeCosignature(seconds: number, signature: Uint8Array): Uint8Array {
  const time = new Uint8Array(timeBytes)
  new DataView(time.buffer).setBigUint64(0, BigInt(seconds))
  return concatBytes(time, signature)
}

/** When the witness signed this text, in seconds; undefined if it did not. */
export function verifyCosignature(
  text: string,
  cosignature: NoteSignature,
  key: NoteKey,
): number | undefined {
  const { signature: bytes } = cosignature
  if (key.type !== signatureTypes.cosignature || !isSignedBy(cosignature, key)) return undefined
  if (bytes.length !== timeBytes + 64) return undefined
  const seconds = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0))
  const isValid = verifyEd25519(bytes.slice(timeBytes), getCosignedMessage(text, seconds), key.publicKey)
  return isValid ? seconds : undefined
}
