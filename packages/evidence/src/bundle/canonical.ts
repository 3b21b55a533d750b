/** JSON with sorted keys and without spaces, as `jq -cS` writes it. */
export function toCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const given = value as Record<string, unknown>
  const entries = Object.keys(given)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${toCanonical(given[key])}`)
  return `{${entries.join(',')}}`
}
