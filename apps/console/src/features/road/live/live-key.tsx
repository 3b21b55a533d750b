import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { createSprites } from '../../../ui/map/base/mark-sprites.ts'
import { useMarkColours } from '../../../ui/map/base/mark-colours.ts'
import type { MarkLook } from '../../../ui/map/fleet/moving-marks.ts'

const size = 34
const looks = ['moving', 'stopped', 'silent', 'over'] as const

function Mark({ look }: { look: MarkLook }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const colours = useMarkColours()
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!canvas.current || !pen) return
    const density = Math.min(window.devicePixelRatio || 1, 2)
    canvas.current.width = canvas.current.height = size * density
    pen.scale(density, density)
    createSprites(colours, density, '').draw(pen, look, look === 'moving' ? 45 : null, size / 2, size / 2)
  }, [colours, look])
  return (
    <Box
      component="canvas"
      ref={canvas}
      aria-hidden
      sx={{ width: size, height: size, my: '-5px', mx: '-4px' }}
    />
  )
}

/** Map legend, drawn by the code that draws the marks. */
export function LiveKey() {
  const { t } = useTranslation()
  return (
    <Box
      component="ul"
      aria-label={t('liveMap.key.label')}
      sx={{
        position: 'absolute',
        zIndex: 1000,
        left: 10,
        bottom: 10,
        m: 0,
        px: 1,
        py: 0.25,
        display: { xs: 'none', sm: 'flex' },
        flexWrap: 'wrap',
        columnGap: 1.5,
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        fontSize: 12,
        lineHeight: '24px',
      }}
    >
      {looks.map((look) => (
        <Box component="li" key={look} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Mark look={look} />
          {t(`liveMap.state.${look}`)}
        </Box>
      ))}
    </Box>
  )
}
