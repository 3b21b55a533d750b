import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopy'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { Tooltip } from './tooltip.tsx'

type Copying = 'idle' | 'done' | 'failed'

/** Browsers offer no clipboard on plain http; the person then copies by hand. */
async function copy(text: string): Promise<Copying> {
  try {
    await navigator.clipboard.writeText(text)
    return 'done'
  } catch {
    return 'failed'
  }
}

export type CopyButtonProps = { text: string; words: Record<Copying, string> }

export function CopyButton({ text, words }: CopyButtonProps) {
  const [state, setState] = useState<Copying>('idle')
  return (
    <Tooltip title={words[state]} onClose={() => setState('idle')}>
      <IconButton size="small" aria-label={words[state]} onClick={() => void copy(text).then(setState)}>
        {state === 'done' ? <Check /> : <ContentCopy />}
      </IconButton>
    </Tooltip>
  )
}
