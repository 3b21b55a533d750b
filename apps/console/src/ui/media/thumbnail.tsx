import PlayCircle from '@mui/icons-material/PlayCircleOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'

export type Medium = { type: 'image' | 'video'; url: string; name: string }
export type ThumbnailProps = {
  medium: Medium | undefined
  width?: number
  height?: number
  /** If set, a click opens the medium; this is its accessible name. */
  openLabel?: string
  onOpen?: () => void
}

const frame = {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  verticalAlign: 'middle',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '6px',
  bgcolor: 'night.main',
  color: 'night.muted',
  fontSize: 11,
} as const
// Positioned absolutely: a tall picture would stretch its frame and be cropped.
const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' } as const

/** A frame shortly after the start: videos often begin with black. */
const firstFrame = (url: string) => (url.startsWith('blob:') ? url : `${url}#t=1`)

function Picture({ type, url }: Medium) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <span aria-hidden>—</span>
  const onError = () => setBroken(true)
  if (type === 'image')
    return (
      <Box component="img" src={url} alt="" loading="lazy" decoding="async" onError={onError} sx={whole} />
    )
  return (
    <>
      <Box
        component="video"
        src={firstFrame(url)}
        muted
        playsInline
        preload="metadata"
        tabIndex={-1}
        aria-hidden
        onError={onError}
        sx={whole}
      />
      <PlayCircle aria-hidden sx={{ position: 'absolute', fontSize: 20, color: 'night.text' }} />
    </>
  )
}

/** A picture or the first frame of a video, never cropped: its edges are part of the ad. */
export function Thumbnail({ medium, width = 64, height = 36, openLabel, onOpen }: ThumbnailProps) {
  const size = { width, height }
  if (!medium) return <Box aria-hidden sx={{ ...frame, ...size, bgcolor: 'action.hover' }} />
  if (!onOpen)
    return (
      <Box sx={{ ...frame, ...size }}>
        <Picture key={medium.url} {...medium} />
      </Box>
    )
  return (
    <ButtonBase aria-label={openLabel ?? medium.name} onClick={onOpen} sx={{ ...frame, ...size }}>
      <Picture key={medium.url} {...medium} />
    </ButtonBase>
  )
}
