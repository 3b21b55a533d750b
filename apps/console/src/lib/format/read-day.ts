/** A date from the URL; undefined if invalid. */
export const readDay = (text: string | undefined): string | undefined =>
  text && /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? text : undefined
