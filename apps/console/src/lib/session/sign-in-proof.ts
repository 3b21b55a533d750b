let proof: string | undefined

/**
 * The proof that the person signed in or re-authenticated a short while ago. Kept in memory only: tokens stolen from the
 * storage come without it, and after a reload the person has to re-authenticate.
 */
export const signInProof = {
  get: (): string | undefined => proof,
  keep(next: string | undefined): void {
    proof = next
  },
}
