/** Values between two gaps: without a dot they would be invisible. */
export function lonePoints(values: ArrayLike<number | null | undefined>): number[] {
  const isKnown = (index: number) => values[index] !== null && values[index] !== undefined
  return Array.from({ length: values.length }, (_, index) => index).filter(
    (index) => isKnown(index) && !isKnown(index - 1) && !isKnown(index + 1),
  )
}
