import { fromBase64, toBase64 } from './bytes.ts'
import { hashBytes } from './merkle-hash.ts'
import { type NoteKey, parseNote, verifyNote } from './signed-note.ts'

export type Checkpoint = { origin: string; size: number; root: Uint8Array }

/** C2SP tlog-checkpoint: the text that the log signs. */
export const formatCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`

/** Undefined if the text is not a checkpoint. Lines after the third are extensions. */
export function parseCheckpoint(text: string): Checkpoint | undefined {
  const [origin = '', size = '', encoded = ''] = text.split('\n')
  const root = fromBase64(encoded)
  if (!text.endsWith('\n') || origin === '' || !/^(0|[1-9]\d{0,15})$/.test(size)) return undefined
  if (root?.length !== hashBytes || !Number.isSafeInteger(Number(size))) return undefined
  return { origin, size: Number(size), root }
}

/** The checkpoint of a note that this log signed; undefined if it did not. */
export function openCheckpoint(signedNote: string, key: NoteKey): Checkpoint | undefined {
  const note = parseNote(signedNote)
  if (!note || !verifyNote(note, key)) return undefined
  const checkpoint = parseCheckpoint(note.text)
  return checkpoint?.origin === key.name ? checkpoint : undefined
}
