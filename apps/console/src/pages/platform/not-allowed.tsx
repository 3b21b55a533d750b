import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../features/platform/session/current-user.tsx'
import { EmptyFrame } from '../../ui/drawings/empty-frame.tsx'

/** For a page that the person's role may not open. */
export function NotAllowedPage() {
  const { t } = useTranslation()
  const { storeRole } = useUser()
  return (
    <Box
      sx={{
        minHeight: '60dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
      }}
    >
      <EmptyFrame />
      <Box
        component="h1"
        sx={{ m: 0, mt: 2, fontSize: 20, lineHeight: '28px', fontWeight: 600, textWrap: 'balance' }}
      >
        {t('shell.notAllowed.title')}
      </Box>
      <Box sx={{ mt: 1, mb: 3, maxWidth: 440, color: 'text.secondary', textWrap: 'balance' }}>
        {t('shell.notAllowed.text', { role: t(`role.${storeRole}`) })}
      </Box>
      <Button variant="contained" href="/">
        {t('error.goHome')}
      </Button>
    </Box>
  )
}
