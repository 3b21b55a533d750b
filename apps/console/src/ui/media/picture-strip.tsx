import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useRef } from 'react'

export type Picture = { id: string; url: string; caption: string }

export type PictureStripProps = {
  pictures: readonly Picture[]
  /** Index of the large picture; -1 for none. */
  at: number
  onPick: (at: number) => void
}

const look = {
  flexShrink: 0,
  display: 'block',
  width: 112,
  borderRadius: '6px',
  border: '2px solid transparent',
  fontSize: 12,
  lineHeight: '18px',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '&[aria-current=true]': { borderColor: 'primary.main', color: 'text.primary', fontWeight: 600 },
} as const
const image = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'contain',
  borderRadius: '4px',
  bgcolor: 'night.main',
} as const

/** A row of thumbnails; the selected one is scrolled into view. */
export function PictureStrip({ pictures, at, onPick }: PictureStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In the next frame, whose layout is computed anyway: reading positions now would force it twice.
    const frame = requestAnimationFrame(() => {
      const chosen = strip.current?.children[at] as HTMLElement | undefined
      if (!strip.current || !chosen) return
      const { offsetLeft, offsetWidth } = chosen
      // Not scrollIntoView: that would also scroll the page.
      strip.current.scrollLeft = offsetLeft - (strip.current.clientWidth - offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [at])
  return (
    <Box
      ref={strip}
      sx={{ position: 'relative', display: 'flex', gap: 1, overflowX: 'auto', pb: 0.5, minWidth: 0 }}
    >
      {pictures.map(({ id, url, caption }, index) => (
        <ButtonBase key={id} aria-current={index === at} onClick={() => onPick(index)} sx={look}>
          <Box component="img" src={url} alt="" loading="lazy" sx={image} />
          {caption}
        </ButtonBase>
      ))}
    </Box>
  )
}
