/** One of the codes, or nothing: a value from the URL may be anything. */
export const oneOf = <C extends string>(codes: readonly C[], named: string | undefined): C | undefined =>
  codes.find((code) => code === named)
