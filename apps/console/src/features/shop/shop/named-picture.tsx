import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { smallUrl } from '../../platform/store/store-images.ts'

export type NamedPictureProps = { image: string | undefined; width?: number; children: ReactNode }

const frame = {
  flexShrink: 0,
  height: 36,
  borderRadius: '6px',
  overflow: 'hidden',
  bgcolor: 'action.hover',
} as const

/** A small picture next to its name, for list rows. */
export function NamedPicture({ image, width = 36, children }: NamedPictureProps) {
  const cover = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Box aria-hidden sx={{ ...frame, width }}>
        {image && (
          <Box component="img" src={smallUrl(image)} alt="" loading="lazy" decoding="async" sx={cover} />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}
