import Link from '@mui/material/Link'
import type { Token } from 'marked'
import type { ReactNode } from 'react'

/** Resolves links and image files of the text. */
export type Places = { linkTo: (to: string) => string; imageAt: (file: string) => string | undefined }

type Props = { tokens: readonly Token[] | undefined; places: Places }

export function InlineTokens({ tokens = [], places }: Props) {
  return tokens.map((token, at) => <InlineToken key={at} token={token} places={places} />)
}

function InlineToken({ token, places }: { token: Token; places: Places }): ReactNode {
  const children = 'tokens' in token && <InlineTokens tokens={token.tokens} places={places} />
  if (token.type === 'strong') return <strong>{children}</strong>
  if (token.type === 'em') return <em>{children}</em>
  if (token.type === 'codespan') return <code>{token.text}</code>
  if (token.type === 'br') return <br />
  if (token.type === 'link')
    return (
      <Link component="a" underline="always" href={places.linkTo(token.href)}>
        {children}
      </Link>
    )
  if (token.type === 'text' || token.type === 'escape') return children || joinLines(token.text)
  // HTML in the text is shown as text, never executed.
  return token.raw
}

/** Chinese has no space at a line break. */
const joinLines = (text: string) => text.replaceAll('\n', '')
