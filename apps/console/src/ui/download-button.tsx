import Close from '@mui/icons-material/Close'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import type { Progress } from '../lib/api/receive-file.ts'
import { useFormat } from '../lib/format/use-format.ts'
import { ProgressLine } from './progress-line.tsx'
import { Tooltip } from './tooltip.tsx'

export type DownloadButtonProps = {
  label: string
  /** undefined while nothing runs; `useDownload` returns these three. */
  progress: Progress | undefined
  start: () => void
  cancel: () => void
  variant?: 'contained' | 'outlined'
  disabled?: boolean
}

const groove = { borderRadius: '2px', bgcolor: 'background.sunken', overflow: 'hidden' } as const

function KnownShare({ bytes, totalBytes, label }: { bytes: number; totalBytes: number; label: string }) {
  const share = Math.round((100 * bytes) / totalBytes)
  return (
    <Box role="progressbar" aria-label={label} aria-valuenow={share} sx={{ height: 4 }}>
      <Box sx={{ height: '100%', width: `${share}%`, bgcolor: 'primary.main' }} />
    </Box>
  )
}

function useSizeText({ bytes, totalBytes }: Progress): string {
  const { t } = useTranslation()
  const { bytes: sizeText } = useFormat()
  if (bytes === 0) return t('ui.download.waiting')
  const size = sizeText(bytes)
  if (totalBytes === null) return t('ui.download.size', { size })
  return t('ui.download.sizeOf', { size, total: sizeText(totalBytes) })
}

/** Progress with a cancel button. */
function DownloadProgress({ progress, cancel }: { progress: Progress; cancel: () => void }) {
  const { t } = useTranslation()
  const { bytes, totalBytes } = progress
  const text = useSizeText(progress)
  const label = t('ui.download.running')
  return (
    <>
      <Box sx={{ minWidth: 136 }}>
        <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {text}
        </Box>
        <Box sx={groove}>
          {totalBytes === null ? (
            <ProgressLine label={label} height={4} />
          ) : (
            <KnownShare bytes={bytes} totalBytes={totalBytes} label={label} />
          )}
        </Box>
      </Box>
      <Tooltip title={t('ui.download.cancel')}>
        <IconButton size="small" aria-label={t('ui.download.cancel')} onClick={cancel}>
          <Close sx={{ fontSize: 18 }} />
        </IconButton>
      </Tooltip>
    </>
  )
}

export function DownloadButton(props: DownloadButtonProps) {
  const { label, progress, start, cancel, variant = 'outlined', disabled } = props
  const { t } = useTranslation()
  const isRunning = progress !== undefined
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
      <Button
        variant={variant}
        disabled={disabled || isRunning}
        startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : <Download />}
        onClick={start}
      >
        {isRunning ? t('ui.download.running') : label}
      </Button>
      {progress && <DownloadProgress progress={progress} cancel={cancel} />}
    </Stack>
  )
}
