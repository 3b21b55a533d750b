import { useSignedIn } from '../../lib/session.ts'
import { Shell } from '../shell/shell.tsx'
import { LoneMain } from './not-found.tsx'

/** Whoever is signed in keeps menu and header on an address that does not exist. */
export function NotFoundFrame() {
  return useSignedIn() ? <Shell /> : <LoneMain />
}
