import sanitizeHtml from 'sanitize-html'

const ownPicture = /^\/api\/files\/[0-9a-f-]{36}\.[a-z0-9]{2,5}$/
const safeLink = /^(?:https?:\/\/[^\s]|mailto:[^\s]|tel:[+\d])/i
const controlCharacter = /[\u0000-\u001f\u007f]/
const maxAltLength = 200
/** Far deeper than any real text; without it a deep input would take quadratic time. */
const maxDepth = 100

const options: sanitizeHtml.IOptions = {
  allowedTags: 'p br strong b em i u s h2 h3 h4 ul ol li blockquote hr a img'.split(' '),
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: maxDepth,
  parseStyleAttributes: false,
  /** Tags whose content is not readable text. */
  nonTextTags:
    'script style iframe object embed noscript template svg math textarea title xmp noembed noframes plaintext'.split(
      ' ',
    ),
  transformTags: { a: transformLink, img: transformImage },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** Retains the allowed tags and attributes; other tags become their text or are dropped with it. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html.replaceAll('\u0000', ''), options).replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;')

/** True if a reader would see nothing. */
export const isBlankHtml = (html: string) =>
  !/<(?:img|hr)\b/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''

function transformLink(_name: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const address = href.trim()
  // Browsers drop tabs and line ends inside `java\nscript:`.
  if (!safeLink.test(address) || controlCharacter.test(address)) return { tagName: 'span', attribs: {} }
  return {
    tagName: 'a',
    attribs: { href: address, target: '_blank', rel: 'noopener noreferrer nofollow' },
  }
}

function transformImage(_name: string, { src = '', alt = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs = ownPicture.test(src) ? { src, alt: alt.slice(0, maxAltLength) } : {}
  return { tagName: 'img', attribs: attribs as sanitizeHtml.Attributes }
}
