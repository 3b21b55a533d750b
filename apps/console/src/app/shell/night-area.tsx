import Box from '@mui/material/Box'
import type { BoxProps } from '@mui/material/Box'
import { schemeAttribute } from '../theme/theme.ts'

type Props = BoxProps & { isNight: boolean }

/** A part of the frame that is night blue in every theme, or has the theme's surface colour. */
export function NightArea({ isNight, sx, ...rest }: Props) {
  const scheme = isNight ? { [schemeAttribute]: 'dark' } : {}
  const ground = isNight
    ? { bgcolor: 'night.main', '--chrome-line': 'var(--lr-palette-night-line)' }
    : { bgcolor: 'background.paper', '--chrome-line': 'var(--lr-palette-divider)' }
  return (
    <Box
      {...scheme}
      {...rest}
      sx={[{ ...ground, color: 'text.primary' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  )
}
