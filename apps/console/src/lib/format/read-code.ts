/** A code from the URL as the calls take it; what somebody mistyped is none. */
export const readCode = (text: string | undefined): string | undefined =>
  text && /^[\w-]{1,50}$/.test(text) ? text : undefined
