/** A round axis maximum at or above the highest value, divisible into equal parts. */
export function roundTop(most: number, parts: number): number {
  const least = Math.max(most, parts) / parts
  const power = 10 ** Math.floor(Math.log10(least))
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
    .map((of) => of * power)
    .find((one) => one >= least && Number.isInteger(one))
  return (step ?? Math.ceil(least)) * parts
}
