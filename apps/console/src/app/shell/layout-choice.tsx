import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { changeAppearance, layouts, useAppearance } from '../appearance.ts'
import type { Layout } from '../appearance.ts'
import { night } from '../theme/tokens.ts'

type Block = { x: number; y: number; w: number; h: number; isNight?: boolean; r?: number }

const blocks: Record<Layout, readonly Block[]> = {
  'vertical-default': [
    { x: 0, y: 0, w: 22, h: 48, isNight: true },
    { x: 22, y: 0, w: 58, h: 8 },
  ],
  'vertical-modern': [
    { x: 0, y: 0, w: 80, h: 8 },
    { x: 3, y: 11, w: 20, h: 34, isNight: true, r: 3 },
  ],
  'vertical-minimal': [
    { x: 0, y: 0, w: 10, h: 48, isNight: true },
    { x: 10, y: 0, w: 70, h: 8 },
  ],
  'horizontal-default': [
    { x: 0, y: 0, w: 80, h: 8 },
    { x: 0, y: 9, w: 80, h: 7 },
  ],
  'horizontal-dark': [{ x: 0, y: 0, w: 80, h: 16, isNight: true }],
  'horizontal-top-menu': [
    { x: 0, y: 0, w: 80, h: 8, isNight: true },
    { x: 0, y: 8, w: 80, h: 8 },
  ],
}

function Miniature({ layout }: { layout: Layout }) {
  return (
    <svg viewBox="0 0 80 48" width="100%" aria-hidden="true" focusable="false">
      <rect width="80" height="48" fill="var(--lr-palette-background-sunken)" />
      {blocks[layout].map(({ x, y, w, h, isNight, r = 0 }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={w}
          height={h}
          rx={r}
          fill={isNight ? night.main : 'var(--lr-palette-background-paper)'}
          stroke={isNight ? night.line : 'var(--lr-palette-divider)'}
          strokeWidth="0.5"
        />
      ))}
    </svg>
  )
}

/** Thumbnails of the six layouts; names alone would not tell them apart. */
export function LayoutChoice() {
  const { t } = useTranslation()
  const { layout } = useAppearance()
  return (
    <Box
      role="group"
      aria-label={t('shell.settings.layout')}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}
    >
      {layouts.map((one) => (
        <ButtonBase
          key={one}
          aria-pressed={one === layout}
          onClick={() => changeAppearance({ layout: one })}
          sx={{
            flexDirection: 'column',
            gap: 0.75,
            fontSize: 12,
            lineHeight: '16px',
            borderRadius: '8px',
            color: one === layout ? 'primary.onTint' : 'text.secondary',
            fontWeight: one === layout ? 600 : 400,
          }}
        >
          <Box
            sx={{
              width: '100%',
              lineHeight: 0,
              borderRadius: '8px',
              overflow: 'hidden',
              border: 2,
              borderColor: one === layout ? 'primary.main' : 'divider',
            }}
          >
            <Miniature layout={one} />
          </Box>
          {t(`shell.layout.${one}`)}
        </ButtonBase>
      ))}
    </Box>
  )
}
