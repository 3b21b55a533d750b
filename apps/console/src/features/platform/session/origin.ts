export type SignInState = { from?: string; ended?: boolean } | null

const fallback = '/first-page'

/** Where to go after sign-in: only a path of this console, never another site. */
export function getOrigin(state: unknown): string {
  const from = (state as SignInState)?.from
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return fallback
  return from.startsWith('/signin') ? fallback : from
}
