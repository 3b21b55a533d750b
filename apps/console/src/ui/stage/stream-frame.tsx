import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressLine } from '../progress-line.tsx'
import { StageCover } from './stage-cover.tsx'
import { StageFrame } from './stage-frame.tsx'
import type { StageFrameProps } from './stage-frame.tsx'

type State = 'connecting' | 'playing' | 'failed'
type Told = { kind?: unknown; state?: unknown; detail?: unknown }

const buildAddress = (url: string) => `/player/stream.html#${new URLSearchParams({ url }).toString()}`

/** Status messages of the framed player page. */
function useTold(frame: React.RefObject<HTMLIFrameElement | null>, turn: string) {
  const [told, setTold] = useState<{ turn: string; state: State; detail: string }>()
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<Told>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data?.kind !== 'stream-preview') return
      const state = data.state === 'playing' ? 'playing' : 'failed'
      setTold({ turn, state, detail: typeof data.detail === 'string' ? data.detail : '' })
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame, turn])
  return told?.turn === turn ? told : { state: 'connecting' as State, detail: '' }
}

export type StreamFrameProps = Pick<StageFrameProps, 'orientation'> & {
  url: string
  words: {
    label: string
    connecting: string
    failed: string
    failedText: string
    reason: (detail: string) => string
  }
}

/** A live stream on the board, played by the player's code in an iframe. */
export function StreamFrame({ url, words, orientation }: StreamFrameProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [tries, setTries] = useState(0)
  const turn = `${tries} ${url}`
  const { state, detail } = useTold(frame, turn)
  const retry = (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Refresh />}
      onClick={() => setTries(tries + 1)}
      sx={{ color: 'night.text', borderColor: 'night.muted' }}
    >
      {t('ui.state.retry')}
    </Button>
  )
  return (
    <StageFrame orientation={orientation}>
      <Box
        component="iframe"
        key={turn}
        ref={frame}
        src={buildAddress(url)}
        title={words.label}
        data-state={state}
        allow="autoplay"
        referrerPolicy="no-referrer"
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }}
      />
      {state === 'connecting' && (
        <Box sx={{ position: 'absolute', inset: 'auto 0 0' }}>
          <ProgressLine label={words.connecting} colour="live.main" />
        </Box>
      )}
      {state === 'failed' && (
        <StageCover
          role="alert"
          title={words.failed}
          text={detail ? words.reason(detail) : words.failedText}
          action={retry}
        />
      )}
    </StageFrame>
  )
}
