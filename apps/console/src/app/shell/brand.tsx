import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../features/platform/brand/logo.tsx'
import { RouterLink } from '../router-link.tsx'

type Props = {
  isMini?: boolean
  /** In the narrow header of tablets. */
  isNarrow?: boolean
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export function Brand({ isMini = false, isNarrow = false }: Props) {
  const { t } = useTranslation()
  return (
    <Box
      component={RouterLink}
      href="/first-page"
      aria-label={t('brand.product')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minWidth: 0,
        color: 'inherit',
        textDecoration: 'none',
        borderRadius: '8px',
      }}
    >
      <Logo size={28} />
      {!isMini && (
        <Box sx={{ minWidth: 0, display: isNarrow ? { xs: 'none', lg: 'block' } : 'block' }}>
          <Box sx={{ fontSize: 15, lineHeight: '20px', fontWeight: 700, letterSpacing: '0.01em' }}>
            {t('brand.name')}
          </Box>
          <Box sx={{ ...oneLine, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
            {t('brand.product')}
          </Box>
        </Box>
      )}
    </Box>
  )
}
