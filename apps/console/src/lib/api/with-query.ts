/** A URL with the values that are not undefined. */
export function withQuery(path: string, values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => !!pair[1])
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
