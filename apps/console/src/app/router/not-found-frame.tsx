import { useSignedIn } from '../../lib/session/session.ts'
import { Shell } from '../shell/shell.tsx'
import { LoneMain } from './not-found.tsx'

/** Keep menu and header on an unknown address while signed in. */
export function NotFoundFrame() {
  return useSignedIn() ? <Shell /> : <LoneMain />
}
