import { type Editor, Mark, Node } from '@tiptap/core'
import { OrderedList } from '@tiptap/extension-list'
import { StarterKit } from '@tiptap/starter-kit'

const safeLink = /^(?:https?:\/\/[^\s]|mailto:[^\s]|tel:[+\d])/i
const ownPicture = /^\/api\/files\/[0-9a-f-]{36}\.[a-z0-9]{2,5}$/

/** Keeps links that the server accepts. Without commands of its own, because the toolbar makes no links. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => safeLink.test(link.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => [
    'a',
    { href, target: '_blank', rel: 'noopener noreferrer nofollow' },
    0,
  ],
})

/** Keeps uploaded pictures; the server would drop those of other hosts. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (image) => ownPicture.test(image.getAttribute('src') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes: { src, alt } }) => ['img', { src, alt }],
})

/** The server drops `start` and `type` of a list. */
const PlainOrderedList = OrderedList.extend({ addAttributes: () => ({}) })

/** Exactly the tags that the server's sanitiser allows, so that saving changes nothing. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: false,
    orderedList: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
  }),
  PlainOrderedList,
  Link,
  Picture,
]

const onlyParagraph = /<li><p>((?:(?!<\/?p>).)*)<\/p><\/li>/g

/** The HTML to store: empty for an empty text, and list items without a paragraph of their own. */
export const readHtml = (editor: Pick<Editor, 'isEmpty' | 'getHTML'>): string =>
  editor.isEmpty ? '' : editor.getHTML().replaceAll(onlyParagraph, '<li>$1</li>')

/** Pages have one h1 of their own, so the headings of a pasted document move one level down. */
export const lowerHeadings = (html: string): string =>
  html.replaceAll(
    /(<\/?)h([1-6])\b/gi,
    (_all, open: string, level: string) => `${open}h${Math.min(Number(level) + 1, 4)}`,
  )
