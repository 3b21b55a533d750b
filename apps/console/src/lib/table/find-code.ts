/** One of the codes, or undefined: a URL value may be anything. */
export const findCode = <C extends string>(codes: readonly C[], named: string | undefined): C | undefined =>
  codes.find((code) => code === named)
