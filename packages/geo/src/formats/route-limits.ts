const megabyte = 1024 * 1024

export const routeLimits = {
  /** Of the text, in UTF-8. */
  textBytes: 5 * megabyte,
  /** Compressed size of a KMZ. */
  zipBytes: 5 * megabyte,
  points: 200_000,
  lines: 1000,
  /** Nesting depth; real files have less than twenty. */
  depth: 200,
  keptPoints: 5000,
} as const
