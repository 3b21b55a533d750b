import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopy'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { copyText } from '../lib/copy-text.ts'
import { Tooltip } from './tooltip.tsx'

type Copying = 'idle' | 'done' | 'failed'

const copy = async (text: string): Promise<Copying> => ((await copyText(text)) ? 'done' : 'failed')

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
