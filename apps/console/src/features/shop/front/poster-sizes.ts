export const posterSizes = ['a4', 'a6', 'tent'] as const
export type PosterSize = (typeof posterSizes)[number]

/** Of the paper, in millimetres; a table tent is a folded sheet of A4. */
export const paperSizes: Record<PosterSize, { width: number; height: number }> = {
  a4: { width: 210, height: 297 },
  a6: { width: 105, height: 148 },
  tent: { width: 210, height: 297 },
}

/** The page for the printer; the poster keeps its own margin. */
export function getPage(size: PosterSize) {
  const { width, height } = paperSizes[size]
  return { size: `${width}mm ${height}mm`, margin: '0' }
}
