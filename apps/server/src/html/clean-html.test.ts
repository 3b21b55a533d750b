import { measureGrowth } from '../testing/measure-growth.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml, isBlankHtml } from './clean-html.ts'

const picture = '/api/files/0b9f0e1c-5a0e-4d5b-9d6f-3f1f8f0a2c11.png'

test.each([
  ['<p>你好 <b>世界</b></p>', '<p>你好 <b>世界</b></p>'],
  ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
  ['&lt;script&gt;', '&lt;script&gt;'],
  // A list ends a paragraph, as in browsers.
  ['<p>開<ul><li>一', '<p>開</p><ul><li>一</li></ul>'],
  ['</b></div>尾', '尾'],
  ['<p>一<br/>二</p><hr />', '<p>一<br>二</p><hr>'],
  ['空&nbsp;白\u00a0', '空&nbsp;白&nbsp;'],
  ['<p style="position:fixed" onclick="x()" id="a" class="b">字</p>', '<p>字</p>'],
  ['<div class="x"><P>大寫</P></div>', '<p>大寫</p>'],
  ['<b><i>錯</b>位</i>', '<b><i>錯</i></b>位'],
  [`<img src="${picture}" alt='"小"' onerror=alert(1)>`, `<img src="${picture}" alt="&quot;小&quot;">`],
])('%s becomes %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

test('preserves a link’s address and opens it in a new window', () => {
  expect(cleanHtml('<a href="https://example.tw/?a=1&amp;b=2" onclick="x()">看</a>')).toBe(
    '<a href="https://example.tw/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">看</a>',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x></SCRIPT >',
  '<script>alert(1)',
  '<style>@import "x"</style>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>"></math>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/x.png">',
  '<!--><script>alert(1)</script>-->',
  '<a href="javascript:alert(1)"></a>',
  '<a href="&#106;avascript:alert(1)"></a>',
  '<a href="java&#10;script:alert(1)"></a>',
  '<a href=" \u0001javascript:alert(1)"></a>',
  '<a href="data:text/html,<script>alert(1)</script>"></a>',
  '<template><p>不見</p></template>',
  '<a href="vbscript:msgbox(1)"></a>',
  '<a href="JaVaScRiPt:alert(1)"></a>',
  '<a href="javascript&colon;alert(1)"></a>',
  '<a href="java&Tab;script:alert(1)"></a>',
  '<a href="java\u0000script:alert(1)"></a>',
  '<a href="//evil.example"></a>',
  '<a href="/signin"></a>',
  '<a href="https:\n//evil.example"></a>',
  '<a xlink:href="javascript:alert(1)"></a>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<form action="https://evil.example"><input name="password"></form>',
  '<object data="data:text/html,x"></object><embed src="x">',
  '<video><source onerror="alert(1)"></video>',
  '<details open ontoggle=alert(1)></details>',
  '<img/src/onerror=alert(1)>',
  '<img src="/api/files/../../signout">',
  `<img src="${picture}?x=1">`,
  `<img src="https://evil.example${picture}">`,
  '<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>',
  '<svg><textarea><img src=x onerror=alert(1)></textarea></svg>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea/><img src=x onerror=alert(1)></textarea>',
  '<xmp><script>alert(1)</script></xmp>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">',
  '<style><a title="</style><img src=x onerror=alert(1)>">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
])('removes %s completely', (html) => {
  expect(cleanHtml(html).replace(/^(?:"?&gt;|\]\]&gt;|--&gt;)+$/, '')).toBe('')
})

const scraps = fc.array(
  fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      '`',
      '&',
      ';',
      '-->',
      '<!--',
      '<![CDATA[',
      ' ',
      '\n',
      '\t',
      '\0',
    ),
    fc.constantFrom(
      'script',
      'img',
      'a',
      'p',
      'svg',
      'style',
      'iframe',
      'b',
      'onerror',
      'href',
      'src',
      'javascript:',
    ),
    fc.constantFrom('&#60;', '&lt', '&#x3c;', '&colon;', picture, 'https://x.tw', 'alert(1)'),
    fc.string({ maxLength: 5 }),
  ),
  { maxLength: 40 },
)
const piece =
  /^(?:<\/?(?:p|br|strong|b|em|i|u|s|h2|h3|h4|ul|ol|li|blockquote|hr)>|<a href="(?:https?:\/\/|mailto:|tel:)[^"<>\n]*" target="_blank" rel="noopener noreferrer nofollow">|<\/a>|<img src="\/api\/files\/[0-9a-f-]{36}\.[a-z0-9]+" alt="[^"<>]*">|[^<>]+)/i

/** Parses the output with a separate grammar: whatever does not match is a leak. */
function getRest(html: string): string {
  let rest = html
  for (let found = piece.exec(rest); found; found = piece.exec(rest)) rest = rest.slice(found[0].length)
  return rest
}

test('returns only allowed tags and text for any input', () => {
  fc.assert(
    fc.property(scraps, (parts) => {
      expect(getRest(cleanHtml(parts.join('')))).toBe('')
    }),
    { numRuns: 3000 },
  )
})

test('leaves clean input unchanged', () => {
  fc.assert(
    fc.property(scraps, (parts) => {
      const once = cleanHtml(parts.join(''))
      expect(cleanHtml(once)).toBe(once)
    }),
    { numRuns: 3000 },
  )
})

test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<a href="javascript:x">'])(
  'leaves an escaped %s as text',
  (html) => {
    const escaped = html.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(cleanHtml(escaped)).toBe(escaped)
    expect(cleanHtml(`<option>${escaped}</option>`)).toBe(escaped)
  },
)

const maxLength = 20_000
test.each([
  '<b>',
  '<ul><li>',
  '</p>',
  '<',
  '<!--',
  '&',
  '<svg>',
  '<noscript>',
  '<p><noscript></p>',
  '<a x=1 ',
])('takes no quadratic time for the longest input of %s', (piece) => {
  const clean = (length: number) => {
    cleanHtml(piece.repeat(length / piece.length))
    cleanHtml('<b>'.repeat(length / 6) + '</i>'.repeat(length / 8))
  }
  expect(measureGrowth(clean, maxLength)).toBeLessThan(10)
})

test('recognises a page without visible content as blank', () => {
  expect(['', '<p><br></p>', ' &nbsp; <p></p>'].every(isBlankHtml)).toBe(true)
  expect(['<p>一</p>', '<hr>', `<img src="${picture}" alt="">`].some(isBlankHtml)).toBe(false)
})
