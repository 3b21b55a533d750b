import { lexer, type Token, type Tokens } from 'marked'
import { headingId } from '../../../ui/markdown/heading-id.ts'

export type Chapter = { id: string; title: string; tokens: readonly Token[] }

const texts = import.meta.glob<string>('../../../../../../docs/guide/[01]*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const images = import.meta.glob<string>('../../../../../../docs/guide/images/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

const getFile = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

function readChapter(source: string): Chapter {
  const tokens = lexer(source)
  const title = tokens.find(isHeading)?.text ?? ''
  return { id: headingId(title), title, tokens }
}

const named = Object.entries(texts)
  .map(([path, source]) => ({ file: getFile(path), chapter: readChapter(source) }))
  .toSorted((one, other) => (one.file < other.file ? -1 : 1))

/** The chapters of docs/guide in reading order. */
export const chapters: readonly Chapter[] = named.map(({ chapter }) => chapter)

const urls = new Map(Object.entries(images).map(([path, url]) => [`images/${getFile(path)}`, url]))

/** All chapters are on one page, so links between them are anchors. */
export const places = {
  linkTo(to: string): string {
    const [file, anchor] = to.split('#')
    return `#${anchor ?? named.find((one) => one.file === file)?.chapter.id ?? ''}`
  },
  imageAt: (file: string) => urls.get(file),
}
