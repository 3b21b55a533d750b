/** The address of an uploaded picture; `small` for lists. */
export function pictureUrl(name: string | null | undefined, size?: 'small'): string | null {
  if (!name) return null
  return `/api/files/${encodeURIComponent(name)}${size === 'small' ? '?small=1' : ''}`
}
