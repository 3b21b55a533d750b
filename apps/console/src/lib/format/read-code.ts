/** A code from the URL; undefined if invalid. */
export const readCode = (text: string | undefined): string | undefined =>
  text && /^[\w-]{1,50}$/.test(text) ? text : undefined
