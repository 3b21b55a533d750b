/** A date of the address as the calls take it; what somebody mistyped is none. */
export const readDay = (text: string | undefined): string | undefined =>
  text && /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? text : undefined
