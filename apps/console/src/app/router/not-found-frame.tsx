import { useSignedIn } from '../../lib/session/session.ts'
import { Shell } from '../shell/shell.tsx'
import { LoneMain } from './not-found.tsx'

/** Keeps menu and header on an unknown URL while signed in. */
export function NotFoundFrame() {
  return useSignedIn() ? <Shell /> : <LoneMain />
}
