import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'center',
  mb: 2,
} as const

/** URL of the player, which the console's server also serves. */
export function PlayerAddress() {
  const { t } = useTranslation()
  const address = new URL('/player/', location.origin).href
  return (
    <Box sx={row}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('device.pair.address')}
      </Box>
      <Link
        href={address}
        target="_blank"
        rel="noopener"
        aria-description={t('device.pair.open')}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontFamily: 'monospace' }}
      >
        {address}
        <OpenInNew aria-hidden sx={{ fontSize: 16 }} />
      </Link>
    </Box>
  )
}
