/** Tags that may stay; what else is written is shown as its text, or dropped with it. */
const allowed = new Set('p br strong b em i u s h2 h3 h4 ul ol li blockquote hr a img'.split(' '))
const empty = new Set(['br', 'hr', 'img'])
/** Their content is no text for people. */
const dropped = new Set(
  'script style iframe object embed noscript template svg math textarea title xmp noembed noframes plaintext'.split(
    ' ',
  ),
)

const tagStart = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)/
const attribute = /^[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/
const ownPicture = /^\/api\/files\/[0-9a-f-]{36}\.[a-z0-9]{2,5}$/
const safeLink = /^(?:https?:\/\/[^\s]|mailto:[^\s]|tel:[+\d])/i

type Tag = { name: string; isClosing: boolean; attributes: Map<string, string>; end: number }

/**
 * HTML of the allowed tags alone, built anew from what was read: nothing that was sent is passed on as it is,
 * so that a slip of this reader cannot become a script of a reader that is more forgiving.
 */
export function cleanHtml(html: string): string {
  const open: string[] = []
  let [out, at] = ['', 0]
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next < 0) return out + textOf(html.slice(at)) + closeAll(open)
    out += textOf(html.slice(at, next))
    const tag = readTag(html, next)
    if (!tag) {
      at = skipRemark(html, next)
      out += at === next + 1 ? '&lt;' : ''
      continue
    }
    at = dropped.has(tag.name) && !tag.isClosing ? endOfDropped(html, tag) : tag.end
    out += writeTag(tag, open)
  }
  return out + closeAll(open)
}

/** True where nobody would see anything. */
export const isBlankHtml = (html: string) =>
  !/<(?:img|hr)\b/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''

function readTag(html: string, at: number): Tag | undefined {
  const start = tagStart.exec(html.slice(at, at + 40))
  if (!start) return undefined
  const attributes = new Map<string, string>()
  let end = at + start[0].length
  for (;;) {
    const found = attribute.exec(html.slice(end, end + 4000))
    if (!found) break
    const name = (found[1] as string).toLowerCase()
    if (!attributes.has(name)) attributes.set(name, decode(found[2] ?? found[3] ?? found[4] ?? ''))
    end += found[0].length
  }
  const close = html.indexOf('>', end)
  const name = (start[2] as string).toLowerCase()
  return { name, isClosing: start[1] === '/', attributes, end: close < 0 ? html.length : close + 1 }
}

/** Past a remark, a doctype or a processing instruction; past one character where it is none. */
function skipRemark(html: string, at: number): number {
  const isRemark = html.startsWith('<!--', at)
  if (!isRemark && !/^<[!?/]/.test(html.slice(at, at + 2))) return at + 1
  const end = html.indexOf(isRemark ? '-->' : '>', at + 2)
  return end < 0 ? html.length : end + (isRemark ? 3 : 1)
}

function endOfDropped(html: string, { name, end }: Tag): number {
  const closing = new RegExp(`</${name}[^>]*>`, 'i').exec(html.slice(end))
  return closing ? end + closing.index + closing[0].length : html.length
}

function writeTag({ name, isClosing, attributes }: Tag, open: string[]): string {
  if (!allowed.has(name)) return ''
  if (isClosing) return closeTo(name, open)
  if (name === 'a') return writeLink(attributes.get('href') ?? '', open)
  if (name === 'img') return writePicture(attributes)
  if (!empty.has(name)) open.push(name)
  return `<${name}>`
}

function closeTo(name: string, open: string[]): string {
  const from = open.lastIndexOf(name)
  return from < 0 ? '' : closeAll(open.splice(from))
}
const closeAll = (names: string[]) =>
  names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')

function writeLink(href: string, open: string[]): string {
  const address = href.trim()
  // Without an own check a browser drops tabs and line ends inside `java\nscript:`.
  if (!safeLink.test(address) || /[\u0000-\u001f\u007f]/.test(address)) return ''
  open.push('a')
  return `<a href="${escape(address)}" target="_blank" rel="noopener noreferrer nofollow">`
}

function writePicture(attributes: Map<string, string>): string {
  const src = attributes.get('src') ?? ''
  if (!ownPicture.test(src)) return ''
  return `<img src="${escape(src)}" alt="${escape((attributes.get('alt') ?? '').slice(0, 200))}">`
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }
const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,31}));?/g

const decode = (text: string) =>
  text.replaceAll(reference, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16)
    return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
      ? String.fromCodePoint(code)
      : ''
  })

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] as string)
const textOf = (text: string) =>
  decode(text)
    .replaceAll(/[&<>]/g, (character) => escapes[character] as string)
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('\u0000', '')
