import { isStreamAddress, muxPlaybackId, previewStream } from '@lumiroute/contract/stream'
import { isMasked } from '@lumiroute/contract/third-party'
import type { Ad } from '@lumiroute/contract/ad'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, isApiError } from '../../../lib/api/client.ts'
import { StageCover } from '../../../ui/stage/stage-cover.tsx'
import { StageFrame } from '../../../ui/stage/stage-frame.tsx'
import { StreamFrame } from '../../../ui/stage/stream-frame.tsx'
import type { AdValues } from './ad-values.ts'

type Source =
  | { kind: 'none' }
  | { kind: 'unsaved' }
  | { kind: 'open'; url: string }
  | { kind: 'signed'; adId: number }

/** The server signs URLs for saved values only. */
export function getStreamSource(values: AdValues, saved: Ad | undefined): Source {
  const { moveType, enabled, streamUrl, muxToken } = values
  if (moveType !== 'store_streaming' || !enabled || !isStreamAddress(streamUrl)) return { kind: 'none' }
  if (muxToken === '' || !muxPlaybackId(streamUrl)) return { kind: 'open', url: streamUrl }
  const isSaved = saved && isMasked(muxToken) && saved.streamUrl === streamUrl
  return isSaved ? { kind: 'signed', adId: saved.id } : { kind: 'unsaved' }
}

/** The URL to play, only after a click: do not load a stream with every page. */
function useOpened(source: Source) {
  const { t } = useTranslation()
  const key = JSON.stringify(source)
  const [opened, setOpened] = useState<{ key: string; url?: string; problem?: string; isBusy?: boolean }>()
  const now = opened?.key === key ? opened : undefined
  const open = async () => {
    if (source.kind === 'open') return setOpened({ key, url: source.url })
    if (source.kind !== 'signed') return
    setOpened({ key, isBusy: true })
    try {
      const { playbackUrl } = await call(previewStream, { adId: source.adId })
      setOpened({ key, url: playbackUrl })
    } catch (error) {
      setOpened({ key, problem: isApiError(error) ? error.message : t('ad.stream.previewFailed') })
    }
  }
  return { ...now, open }
}

export type StreamPreviewProps = { values: AdValues; saved?: Ad }

/** Preview of the stream, in the form and in the read-only view. */
export function StreamPreview({ values, saved }: StreamPreviewProps) {
  const { t } = useTranslation()
  const source = getStreamSource(values, saved)
  const { url, problem, isBusy, open } = useOpened(source)
  if (source.kind === 'none') return null
  const { orientation } = values
  const words = {
    label: t('ad.stream.preview'),
    connecting: t('ad.stream.connecting'),
    failed: t('ad.stream.failed'),
    failedText: t('ad.stream.failedText'),
    reason: (detail: string) => t('ad.stream.failedDetail', { detail }),
  }
  const start = (
    <Button
      size="small"
      variant="outlined"
      startIcon={<PlayArrow />}
      loading={isBusy ?? false}
      onClick={() => void open()}
      sx={{ color: 'night.text', borderColor: 'night.muted' }}
    >
      {t('ad.stream.play')}
    </Button>
  )
  return (
    <Box role="group" aria-label={t('ad.stream.preview')} sx={{ mb: 2 }}>
      {url ? (
        <StreamFrame url={url} words={words} orientation={orientation} />
      ) : (
        <StageFrame orientation={orientation}>
          <StageCover
            title={t('ad.stream.preview')}
            text={
              source.kind === 'unsaved' ? t('ad.stream.saveFirst') : (problem ?? t('ad.stream.previewText'))
            }
            action={source.kind === 'unsaved' ? undefined : start}
          />
        </StageFrame>
      )}
      <Typography sx={{ mt: 1, fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
        {t('ad.stream.behind')}
      </Typography>
    </Box>
  )
}
