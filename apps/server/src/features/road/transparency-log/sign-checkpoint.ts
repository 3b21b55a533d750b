import { formatCheckpoint } from '@lumiroute/evidence/log'
import type { LogSigner } from './open-log-key.ts'
import { signNote } from './sign-note.ts'

/** The signed note of a state of the log. */
export const signCheckpoint = (signer: LogSigner, size: number, root: Uint8Array): string =>
  signNote(signer, formatCheckpoint({ origin: signer.key.name, size, root }))
