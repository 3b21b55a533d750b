import { type Bundle, type Verified, isGenuine, verifyBundle } from '@lumiroute/evidence/bundle'

/** `partly`: nothing is wrong, and some plays have no signature. */
export type Verdict = 'signed' | 'partly' | 'unsigned' | 'wrong'
export type Judged = Verified & { verdict: Verdict }

export function judgeReport(input: unknown): Judged {
  const verified = verifyBundle(input)
  return { ...verified, verdict: isGenuine(verified) ? judgeSignatures(verified.bundle) : 'wrong' }
}

function judgeSignatures(bundle: Bundle | null): Verdict {
  const { signedPlays = 0, deliveredPlays = 0 } = bundle?.figures.total ?? {}
  if (signedPlays === 0) return 'unsigned'
  return signedPlays === deliveredPlays ? 'signed' : 'partly'
}
