import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebounced } from '../lib/use-debounced.ts'
import { phoneBody } from './phone-frame.tsx'
import { ProgressLine } from './progress-line.tsx'

/** A usual phone, drawn smaller. */
const page = { width: 390, height: 844 }
const shownWidth = 284
const scale = shownWidth / page.width
const longestLoadMs = 15_000

const screen = {
  position: 'relative',
  width: shownWidth,
  height: Math.round(page.height * scale),
  borderRadius: '20px',
  overflow: 'hidden',
  bgcolor: '#ffffff',
  color: '#1b2334',
} as const
const frameLook = {
  display: 'block',
  ...page,
  border: 0,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
} as const

type Framed = RefObject<HTMLIFrameElement | null>

/** How often the framed page said that it listens; it does so again after every navigation. */
function useReadyCount(frame: Framed) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<{ type?: unknown } | null>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data?.type === 'lumiroute-preview-ready') setCount((before) => before + 1)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [frame])
  return count
}

function usePostedAnswers(frame: Framed, readyCount: number, answers: object | undefined) {
  const settled = useDebounced(answers ?? null)
  useEffect(() => {
    if (readyCount === 0 || settled === null) return
    const message = { type: 'lumiroute-preview', answers: settled }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [frame, readyCount, settled])
}

function useIsLate(isWaiting: boolean) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), longestLoadMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isWaiting && isLate
}

function Late({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Box
      role="alert"
      sx={{
        position: 'absolute',
        inset: 0,
        p: 3,
        display: 'grid',
        placeContent: 'center',
        bgcolor: '#ffffff',
      }}
    >
      <Box sx={{ mb: 1.5, fontSize: 14, textAlign: 'center' }}>{t('ui.state.failed')}</Box>
      <Button size="small" variant="contained" startIcon={<Refresh />} onClick={onRetry}>
        {t('ui.state.retry')}
      </Button>
    </Box>
  )
}

export type PhonePageProps = {
  label: string
  /** A page of this origin that listens for preview messages. */
  address: string
  /** What the page shows instead of the server's answers, by path. */
  answers?: object
}

function LoadedPage({ label, address, answers, onRetry }: PhonePageProps & { onRetry: () => void }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const readyCount = useReadyCount(frame)
  usePostedAnswers(frame, readyCount, answers)
  const isWaiting = readyCount === 0
  const isLate = useIsLate(isWaiting)
  return (
    <Box sx={phoneBody}>
      <Box sx={screen}>
        {/* Scripts of our own origin only: the page can neither open windows nor replace the console. */}
        <Box
          component="iframe"
          ref={frame}
          src={address}
          title={label}
          sandbox="allow-scripts allow-same-origin"
          sx={frameLook}
        />
        {isWaiting && !isLate && (
          <Box sx={{ position: 'absolute', inset: '0 0 auto' }}>
            <ProgressLine label={t('ui.state.loading')} />
          </Box>
        )}
        {isLate && <Late onRetry={onRetry} />}
      </Box>
    </Box>
  )
}

/** A real page in a phone, which shows unsaved values. */
export function PhonePage(props: PhonePageProps) {
  const [tries, setTries] = useState(0)
  return <LoadedPage key={`${tries} ${props.address}`} {...props} onRetry={() => setTries(tries + 1)} />
}
