/** Encodes whole numbers for a track: each as the difference to the last known one. */
export function packColumn(values: readonly (number | null)[]): (number | null)[] {
  let last = 0
  return values.map((value) => {
    if (value === null) return null
    const difference = value - last
    last = value
    return difference
  })
}

export function unpackColumn(differences: readonly (number | null)[]): (number | null)[] {
  let last = 0
  return differences.map((difference) => (difference === null ? null : (last += difference)))
}
