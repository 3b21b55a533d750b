import QrCodeScanner from '@mui/icons-material/QrCodeScanner'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canScan, scanCodes } from './scan-code.ts'

export type CodeScannerProps = { onCode: (text: string) => void }

const view = {
  width: '100%',
  aspectRatio: '1',
  borderRadius: '10px',
  bgcolor: 'night.main',
  objectFit: 'cover',
} as const
const note = { fontSize: 13, lineHeight: '20px', color: 'text.secondary', textAlign: 'center' } as const

function Camera({ onCode, onRefused }: CodeScannerProps & { onRefused: () => void }) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const handlers = useRef({ onCode, onRefused })
  useEffect(() => {
    handlers.current = { onCode, onRefused }
  })
  useEffect(() => {
    if (!video.current) return undefined
    return scanCodes({
      video: video.current,
      onCode: (text) => handlers.current.onCode(text),
      onRefused: () => handlers.current.onRefused(),
    })
  }, [])
  return <Box component="video" ref={video} muted playsInline aria-label={t('redeem.scanning')} sx={view} />
}

/** Scans with the camera where the browser supports it; otherwise asks to type the code. */
export function CodeScanner({ onCode }: CodeScannerProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off')
  if (!canScan()) return <Box sx={note}>{t('redeem.noScanner')}</Box>
  if (state === 'on')
    return (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Camera onRefused={() => setState('refused')} onCode={(text) => (setState('off'), onCode(text))} />
        <Box sx={note}>{t('redeem.scanning')}</Box>
        <Button variant="outlined" color="inherit" size="large" onClick={() => setState('off')}>
          {t('redeem.stop')}
        </Button>
      </Box>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button
        variant="contained"
        size="large"
        startIcon={<QrCodeScanner />}
        onClick={() => setState('on')}
        sx={{ height: 56 }}
      >
        {t('redeem.scan')}
      </Button>
      {state === 'refused' && (
        <Box role="alert" sx={note}>
          {t('redeem.noCamera')}
        </Box>
      )}
    </Box>
  )
}
