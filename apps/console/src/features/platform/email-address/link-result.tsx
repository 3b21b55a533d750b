import Button from '@mui/material/Button'
import { SessionFrame } from '../session/session-frame.tsx'

type Props = { title: string; text: string; href: string; label: string }

/** What a mailed link led to, and the way on. */
export const LinkResult = ({ title, text, href, label }: Props) => (
  <SessionFrame title={title} text={text}>
    <Button href={href} variant="contained" size="large" fullWidth>
      {label}
    </Button>
  </SessionFrame>
)
