import { RouteRefusal } from './route-refusal.ts'

const declaration = /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/

/** UTF-16 is detected by its byte order mark, or by the zero byte next to the first bracket. */
function wideEncoding([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return undefined
}

function detectEncoding(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide) return wide
  const head = String.fromCharCode(...bytes.subarray(0, 300)).replace(/^\u00ef\u00bb\u00bf/, '')
  const named = declaration.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  // The declaration could be read byte by byte, so the text is not UTF-16, whatever it claims.
  return named.startsWith('utf-16') ? 'utf-8' : named
}

/** Detected by byte order mark or declaration: files from older programs in Taiwan are Big5. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(detectEncoding(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new RouteRefusal('encoding')
  }
}

/** The text is UTF-8 from here on and must not declare another encoding. */
export const declareUtf8 = (text: string): string => {
  const plain = text.replace(/^\ufeff/, '')
  const found = declaration.exec(plain)
  if (!found) return plain
  return found[0].replace(found[1] as string, 'UTF-8') + plain.slice(found[0].length)
}
