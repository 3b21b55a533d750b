import Box from '@mui/material/Box'
import { headingId } from './heading-id.ts'
import { InlineParts, type Places } from './inline-parts.tsx'
import { MarkdownTable } from './markdown-table.tsx'
import type { Block } from './parse-blocks.ts'
import { quoteLook, textLook } from './markdown.look.ts'

/** Every picture of the guide has this shape: what is below does not jump when it comes. */
const pictureSize = { width: 1280, height: 800 }

/** Small on a phone: pressed, it opens by itself. */
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

function MarkdownBlock({ block, places }: { block: Block; places: Places }) {
  if (block.kind === 'heading') {
    const Heading = `h${block.level + 1}` as 'h2' | 'h3' | 'h4'
    return <Heading id={headingId(block.text)}>{block.text}</Heading>
  }
  if (block.kind === 'image') return <Picture text={block.text} src={places.imageAt(block.file)} />
  if (block.kind === 'table') return <MarkdownTable table={block} places={places} />
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((parts, at) => (
          <li key={at}>
            <InlineParts parts={parts} places={places} />
          </li>
        ))}
      </List>
    )
  }
  return (
    <Box component="p" sx={block.kind === 'quote' ? quoteLook : undefined}>
      <InlineParts parts={block.parts} places={places} />
    </Box>
  )
}

/** Its first heading is the page's second level, since a page has a title of its own. */
export function Markdown({ blocks, places }: { blocks: readonly Block[]; places: Places }) {
  return (
    <Box sx={textLook}>
      {blocks.map((block, at) => (
        <MarkdownBlock key={at} block={block} places={places} />
      ))}
    </Box>
  )
}
