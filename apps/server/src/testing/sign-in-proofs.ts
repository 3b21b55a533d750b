import { signInProofHeader } from '@lumiroute/contract/session'

const known = new Map<string, string>()

/** Like the console, tests keep the proof of a sign-in beside its access token. */
export function keepProof(token: string, proof: string): void {
  known.set(token, proof)
}

/** Keeps the proof of any answer that has one: of a sign-in, or a re-authentication with this token. */
export function keepAnsweredProof(answer: unknown, token?: string): void {
  const { accessToken = token, signInProof, token: nested } = (answer ?? {}) as Record<string, unknown>
  if (typeof nested === 'object') keepAnsweredProof(nested)
  if (typeof accessToken === 'string' && typeof signInProof === 'string') keepProof(accessToken, signInProof)
}

/** The header for calls that need a recent sign-in. */
export function proofHeaders(token: string | undefined): Record<string, string> {
  const proof = known.get(token ?? '')
  return proof === undefined ? {} : { [signInProofHeader]: proof }
}
