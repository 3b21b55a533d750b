import type { FoundFile } from './file.queries.ts'

const extensions: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
}

/** A picture named page.html must not be saved as an HTML page. */
export function downloadName({ originalName, mime }: Pick<FoundFile, 'originalName' | 'mime'>): string {
  const fitting = extensions[mime] ?? ['bin']
  const given = originalName.split('.').at(-1)?.toLowerCase() ?? ''
  return fitting.includes(given) && originalName.includes('.')
    ? originalName
    : `${originalName}.${fitting[0]}`
}

export function disposition(manner: 'inline' | 'attachment', file: FoundFile): string {
  const name = downloadName(file)
  const ascii = name.replaceAll(/[^\w.-]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${manner}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Uses the detected type, and prevents any script in the file from running. */
export const safeHeaders = (file: FoundFile, manner: 'inline' | 'attachment'): Record<string, string> => ({
  'content-type': file.mime,
  'content-disposition': disposition(manner, file),
  'content-security-policy': `sandbox; default-src 'none'`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
})

export const getTag = ({ sha256 }: FoundFile): string => `"${sha256}"`

export function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const tags = header.split(',').map((item) => item.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(tag)
}
