import type { Read } from '../api/reads.ts'
import { useRead } from '../api/use-read.ts'
import { useSession } from './use-session.ts'

/** Reads with the member's token, as long as somebody is signed in. */
export function useMemberRead<Answer>(read: Read<Answer>) {
  const { kind } = useSession()
  return useRead(kind === 'in' ? read : null)
}
