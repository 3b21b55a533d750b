import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { isApiError } from '../../lib/api/client-error.ts'
import { BrokenSignal } from '../../ui/drawings/broken-signal.tsx'

/** Also shown when a page fails to render. */
export function ServerErrorPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  // The router catches the error; support needs it in the browser console.
  useEffect(() => reportError(error), [error])
  const requestId = isApiError(error) ? error.requestId : undefined
  return (
    <Box
      role="alert"
      sx={{
        flexGrow: 1,
        minHeight: '60dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        p: 3,
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>
        <BrokenSignal />
      </Box>
      <Box sx={{ mt: 2, fontSize: 72, lineHeight: 1, fontWeight: 700, letterSpacing: '-0.02em' }}>500</Box>
      <Box component="h1" sx={{ m: 0, mt: 2, fontSize: 20, lineHeight: '28px', fontWeight: 600 }}>
        {t('error.server.title')}
      </Box>
      <Box sx={{ mt: 1, color: 'text.secondary', maxWidth: 420 }}>{t('error.server.text')}</Box>
      {requestId && (
        <Box sx={{ mt: 1, fontSize: 12, fontFamily: 'monospace', color: 'text.secondary' }}>{requestId}</Box>
      )}
      <Box sx={{ mt: 3, display: 'flex', gap: 1.5, justifyContent: 'center' }}>
        <Button variant="contained" onClick={() => location.reload()}>
          {t('error.reload')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => location.assign('/')}>
          {t('error.goHome')}
        </Button>
      </Box>
    </Box>
  )
}
