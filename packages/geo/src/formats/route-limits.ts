const megabyte = 1024 * 1024

export const routeLimits = {
  /** Of the text, in UTF-8. */
  textBytes: 5 * megabyte,
  /** Of a KMZ as it lies on the disk. */
  zipBytes: 5 * megabyte,
  points: 200_000,
  lines: 1000,
  /** Elements within elements; real files have fewer than twenty. */
  depth: 200,
  keptPoints: 5000,
} as const
