import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { areEqual, fromBase64, fromHex, fromText, toBase64, toHex } from './bytes.ts'

/** C2SP signed-note: 1 is Ed25519 over the text, 4 the Ed25519 cosignature of a witness. */
export const signatureTypes = { ed25519: 1, cosignature: 4 } as const

export type NoteKey = { name: string; type: number; publicKey: Uint8Array }
export type NoteSignature = { name: string; keyId: Uint8Array; signature: Uint8Array }
export type Note = { text: string; signatures: NoteSignature[] }

const keyIdBytes = 4
const maxSignatures = 64

export const getKeyId = ({ name, type, publicKey }: NoteKey): Uint8Array =>
  sha256(concatBytes(fromText(`${name}\n`), Uint8Array.of(type), publicKey)).slice(0, keyIdBytes)

export const isKeyName = (name: string): boolean => name !== '' && !/[\s+]/u.test(name)

/** The public key as people configure it: name, key id and key. */
export const formatVerifierKey = (key: NoteKey): string =>
  `${key.name}+${toHex(getKeyId(key))}+${toBase64(concatBytes(Uint8Array.of(key.type), key.publicKey))}`

/** Undefined unless name, id and key fit each other. */
export function parseVerifierKey(text: string): NoteKey | undefined {
  const [, name = '', id = '', encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? []
  const bytes = fromBase64(encoded)
  const [type] = bytes ?? []
  if (!bytes || type === undefined || bytes.length !== 33 || !isKeyName(name)) return undefined
  const key = { name, type, publicKey: bytes.slice(1) }
  return areEqual(getKeyId(key), fromHex(id)) ? key : undefined
}

export const formatSignature = ({ name, keyId, signature }: NoteSignature): string =>
  `— ${name} ${toBase64(concatBytes(keyId, signature))}\n`

export const formatNote = ({ text, signatures }: Note): string =>
  `${text}\n${signatures.map(formatSignature).join('')}`

export function parseSignature(line: string): NoteSignature | undefined {
  const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? []
  const bytes = fromBase64(encoded)
  if (!bytes || bytes.length <= keyIdBytes || !isKeyName(name)) return undefined
  return { name, keyId: bytes.slice(0, keyIdBytes), signature: bytes.slice(keyIdBytes) }
}

// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0009\u000B-\u001F]/

/** Undefined if the text is not a signed note. No signature is checked here. */
export function parseNote(note: string): Note | undefined {
  const split = note.lastIndexOf('\n\n')
  if (split < 0 || !note.endsWith('\n') || forbidden.test(note)) return undefined
  const lines = note.slice(split + 2, -1).split('\n')
  const signatures = lines.map(parseSignature).filter((one) => one !== undefined)
  if (signatures.length !== lines.length || lines.length > maxSignatures) return undefined
  return { text: note.slice(0, split + 1), signatures }
}

/** RFC 8032 without the laxer rules of some libraries, so that all verifiers agree. */
export const verifyEd25519 = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean =>
  signature.length === 64 && ed25519.verify(signature, message, publicKey, { zip215: false })

export const isSignedBy = ({ name, keyId }: NoteSignature, key: NoteKey): boolean =>
  name === key.name && areEqual(keyId, getKeyId(key))

/** Whether the note has a valid Ed25519 signature of this key, and no invalid one. */
export function verifyNote({ text, signatures }: Note, key: NoteKey): boolean {
  const own = signatures.filter((signature) => isSignedBy(signature, key))
  if (key.type !== signatureTypes.ed25519 || own.length === 0) return false
  return own.every(({ signature }) => verifyEd25519(signature, fromText(text), key.publicKey))
}
