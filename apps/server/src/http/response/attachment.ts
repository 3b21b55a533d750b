/** The content-disposition header for saving under this name, even if it is not ASCII. */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\w.-]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, escapeCharacter)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

const escapeCharacter = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
