import Box from '@mui/material/Box'
import type { Token, Tokens } from 'marked'
import { headingId } from './heading-id.ts'
import { InlineTokens, type Places } from './inline-tokens.tsx'
import { quoteLook, textLook } from './markdown-look.ts'
import { MarkdownTable } from './markdown-table.tsx'

/** Every picture of the guide has this size; reserving it prevents layout shifts. */
const pictureSize = { width: 1280, height: 800 }

/** Small on a phone; a click opens it in full size. */
function Picture({ text, src }: { text: string; src: string | undefined }) {
  return (
    <figure>
      <a href={src} target="_blank" rel="noreferrer">
        <img src={src} alt={text} loading="lazy" {...pictureSize} />
      </a>
      <figcaption aria-hidden>{text}</figcaption>
    </figure>
  )
}

type BlockProps<T> = { token: T; places: Places }

function Paragraph({
  token: { tokens },
  places,
  isQuote,
}: BlockProps<Tokens.Paragraph> & { isQuote?: boolean }) {
  const [first] = tokens
  if (tokens.length === 1 && first?.type === 'image')
    return <Picture text={first.text} src={places.imageAt(first.href)} />
  return (
    <Box component="p" sx={isQuote ? quoteLook : undefined}>
      <InlineTokens tokens={tokens} places={places} />
    </Box>
  )
}

function List({ token: { ordered, items }, places }: BlockProps<Tokens.List>) {
  const Element = ordered ? 'ol' : 'ul'
  return (
    <Element>
      {items.map(({ tokens }, at) => (
        <li key={at}>
          <InlineTokens tokens={tokens} places={places} />
        </li>
      ))}
    </Element>
  )
}

function Heading({ token: { depth, text, tokens }, places }: BlockProps<Tokens.Heading>) {
  const Element = `h${depth + 1}` as 'h2' | 'h3' | 'h4'
  return (
    <Element id={headingId(text)}>
      <InlineTokens tokens={tokens} places={places} />
    </Element>
  )
}

function MarkdownBlock({ token, places }: BlockProps<Token>) {
  if (token.type === 'space') return null
  if (token.type === 'heading') return <Heading token={token as Tokens.Heading} places={places} />
  if (token.type === 'table') return <MarkdownTable table={token as Tokens.Table} places={places} />
  if (token.type === 'list') return <List token={token as Tokens.List} places={places} />
  if (token.type === 'blockquote')
    return (token as Tokens.Blockquote).tokens.map((each, at) => (
      <Paragraph key={at} token={each as Tokens.Paragraph} places={places} isQuote />
    ))
  if (token.type === 'paragraph') return <Paragraph token={token as Tokens.Paragraph} places={places} />
  // HTML in the text is shown as text, never executed.
  return <p>{token.raw}</p>
}

/** Headings start at level 2, since the page has its own title. */
export function Markdown({ tokens, places }: { tokens: readonly Token[]; places: Places }) {
  return (
    <Box sx={textLook}>
      {tokens.map((token, at) => (
        <MarkdownBlock key={at} token={token} places={places} />
      ))}
    </Box>
  )
}
