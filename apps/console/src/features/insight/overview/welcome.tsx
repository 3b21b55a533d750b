import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { NightScene } from '../../platform/brand/night-scene.tsx'
import { useUser } from '../../platform/session/current-user.tsx'

/** The banner of the home page. */
export function Welcome() {
  const { t } = useTranslation()
  const { adminName, roles } = useUser()
  const isOperator = roles.includes('ROLE_ADMIN')
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        borderRadius: '10px',
        bgcolor: 'night.main',
        color: 'night.text',
        minHeight: { xs: 200, sm: 216 },
        p: { xs: 3, sm: 4 },
        display: 'flex',
        flexDirection: 'column',
        justifyContent: { xs: 'flex-end', sm: 'center' },
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          zIndex: -1,
          insetBlock: { xs: '0 84px', sm: 0 },
          right: 0,
          width: { xs: '100%', sm: '62%' },
          maskImage: { sm: 'linear-gradient(to right, transparent, #000 32%)' },
        }}
      >
        <NightScene />
      </Box>
      <Box
        component="h1"
        sx={{ m: 0, fontSize: { xs: 20, sm: 24 }, lineHeight: { xs: '28px', sm: '32px' }, fontWeight: 700 }}
      >
        {t('overview.welcome', { name: adminName })}
      </Box>
      <Box sx={{ mt: 0.5, color: 'night.muted', fontSize: 15, lineHeight: '24px' }}>
        {t(isOperator ? 'overview.operatorPurpose' : 'overview.storePurpose')}
      </Box>
    </Box>
  )
}
