import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { cleanHtml } from '../../../../server/src/html/clean-html.ts'
import { extensions, lowerHeadings, readHtml } from './rich-text-schema.ts'

let editor: Editor
afterEach(() => editor.destroy())

const open = (content: string) => (editor = new Editor({ extensions, content }))
const paste = (html: string) => {
  open('').commands.insertContent(lowerHeadings(html))
  return readHtml(editor)
}
const picture = '<img src="/api/files/0b9f0e1c-5a0e-4d5b-9d6f-3f1f8f0a2c11.png" alt="咖啡 &quot;大&quot;">'
const link = (href: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">看</a>`

test.each([
  '<p>每日<strong>現做</strong>，<em>外帶</em>、<u>內用</u>、<s>宅配</s></p>',
  '<h2>一</h2><h3>二</h3><h4>三</h4>',
  '<ul><li>一</li><li>二</li></ul>',
  '<ol><li><p>一</p><ul><li>甲</li></ul></li></ol>',
  '<blockquote><p>好喝</p></blockquote><hr><p>1 &lt; 2 &amp; 3</p>',
  '<p>上<br>下</p>',
  `<p>圖${picture}</p>`,
  `<p>${link('https://example.tw/?a=1&amp;b=2')}、${link('tel:+886212345678')}</p>`,
])('%s is neither changed by the editor nor by the sanitiser of the server', (html) => {
  expect(readHtml(open(html))).toBe(html)
  expect(cleanHtml(html)).toBe(html)
})

test('an empty text is stored as nothing, a picture alone is not empty', () => {
  expect(readHtml(open(''))).toBe('')
  editor.destroy()
  expect(readHtml(open('<p></p>'))).toBe('')
  editor.destroy()
  expect(readHtml(open(`<p>${picture}</p>`))).toContain('<img')
})

test('formats of the former editor are kept under the names of the new one', () => {
  expect(readHtml(open('<b>粗</b><i>斜</i>'))).toBe('<p><strong>粗</strong><em>斜</em></p>')
})

test('a list of single paragraphs has no paragraphs in its items', () => {
  open('<p>一</p>').chain().selectAll().toggleBulletList().run()
  expect(readHtml(editor)).toBe('<ul><li>一</li></ul>')
})

test('what was done is undone and done again', () => {
  open('<p>一</p>').chain().selectAll().toggleBold().run()
  editor.commands.undo()
  expect(readHtml(editor)).toBe('<p>一</p>')
  editor.commands.redo()
  expect(readHtml(editor)).toBe('<p><strong>一</strong></p>')
})

const googleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"
 style="line-height:1.38"><span style="font-size:20pt;color:#000">菜單</span></h1><p dir="ltr"><span
 style="font-weight:700;font-family:Arial">拿鐵</span><span style="font-style:italic"> 熱</span></p><ul
 style="margin:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p role="presentation"><span>小</span></p></li></ul></b>`
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head>
<body><!--StartFragment--><p class=MsoNormal style='mso-margin-top-alt:auto'><b><span lang=EN-US style='color:red'>拿鐵<o:p></o:p></span></b></p>
<table><tr><td>大</td></tr></table><ol start="3"><li class=MsoNormal>一</li></ol><script>alert(1)</script>
<p><a href="javascript:alert(1)">看</a><img src="https://example.tw/x.png"></p><!--EndFragment--></body></html>`

test.each([
  ['Google Docs', googleDocs, ['<h2>菜單</h2>', '<strong>拿鐵</strong><em> 熱</em>', '<ul><li>小</li></ul>']],
  ['Word', word, ['<strong>拿鐵</strong>', '大', '<ol><li>一</li></ol>', '<p>看</p>']],
])('a paste from %s keeps its structure in allowed tags alone', (_from, html, parts) => {
  const pasted = paste(html)
  for (const part of parts) expect(pasted).toContain(part)
  expect(cleanHtml(pasted)).toBe(pasted)
  expect(pasted).not.toMatch(/style|class|span|script|example\.tw/)
})
