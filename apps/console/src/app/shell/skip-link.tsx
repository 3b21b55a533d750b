import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

export function SkipLink() {
  const { t } = useTranslation()
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: '8px',
        bgcolor: 'primary.fill',
        color: '#FFFFFF',
        transform: 'translateY(-64px)',
        '&:focus': { transform: 'none' },
      }}
    >
      {t('shell.skip')}
    </Box>
  )
}
