import { lexer } from 'marked'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'

const places = { linkTo: (to: string) => `#${to.split('#')[1] ?? ''}`, imageAt: (file: string) => `/${file}` }

/** The markup without the wrapper, styles and classes. */
const render = (source: string) =>
  renderToStaticMarkup(<Markdown tokens={lexer(source)} places={places} />)
    .replaceAll(/<style[^>]*>.*?<\/style>/g, '')
    .replaceAll(/ (?:class|style)="[^"]*"/g, '')
    .replace(/^<div>(.*)<\/div>$/s, '$1')

test('headings, paragraphs and quotes', () => {
  expect(render('# 標題\n\n第一行\n第二行\n\n## 小節\n\n> 提示')).toBe(
    '<h2 id="標題">標題</h2><p>第一行第二行</p><h3 id="小節">小節</h3><p>提示</p>',
  )
})

test('lists of both kinds', () => {
  expect(render('1. 一\n2. 二\n\n- 甲\n- 乙\n')).toBe(
    '<ol><li>一</li><li>二</li></ol><ul><li>甲</li><li>乙</li></ul>',
  )
})

test('keeps empty table cells', () => {
  expect(render('| 甲  | 乙 |\n| --- | --- |\n| 1 |   |')).toContain(
    '<th scope="col">甲</th><th scope="col">乙</th></tr></thead><tbody><tr><td>1</td><td></td></tr>',
  )
})

test('renders an image in its own block', () => {
  const figure = render('![首頁](images/first.webp)')
  expect(figure).toMatch(/^<figure><a href="\/images\/first.webp"/)
  expect(figure).toContain('alt="首頁"')
})

test('bold, code and links inside a line', () => {
  expect(render('按 **儲存**，開啟 `/player?a=1&b=<x>`，見 [廣告](02-ads.md#狀態)。')).toBe(
    '<p>按 <strong>儲存</strong>，開啟 <code>/player?a=1&amp;b=&lt;x&gt;</code>，見 <a href="#狀態">廣告</a>。</p>',
  )
})

test('leaves other characters as text', () => {
  expect(render('2 * 3 [未連結] <b> & "x"')).toBe('<p>2 * 3 [未連結] &lt;b&gt; &amp; &quot;x&quot;</p>')
})

test.each(['<script>alert(1)</script>', '文 <img src=x onerror=alert(1)>', '[看](javascript:alert(1))'])(
  'does not execute %s',
  (source) => {
    expect(render(source)).not.toMatch(/<script|<img|javascript:/)
  },
)
