import Link from '@mui/material/Link'
import type { Inline } from './parse-inline.ts'

/** Where a link of the text leads, and where a picture of it is. */
export type Places = { linkTo: (to: string) => string; imageAt: (file: string) => string | undefined }

export function InlineParts({ parts, places }: { parts: readonly Inline[]; places: Places }) {
  return parts.map((part, at) => <InlinePart key={at} part={part} places={places} />)
}

function InlinePart({ part, places }: { part: Inline; places: Places }) {
  if (part.kind === 'strong') return <strong>{part.text}</strong>
  if (part.kind === 'code') return <code>{part.text}</code>
  if (part.kind === 'link')
    return (
      <Link component="a" underline="always" href={places.linkTo(part.to)}>
        {part.text}
      </Link>
    )
  return part.text
}
