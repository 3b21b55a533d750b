import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from '../../features/platform/session/change-password-form.tsx'
import { SessionList } from '../../features/platform/session/session-list.tsx'
import { ProfileForm } from '../../features/platform/session/profile-form.tsx'
import { CheckpointMailSwitch } from '../../features/road/transparency-log/checkpoint-mail-switch.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'

export function AccountPage() {
  const { t } = useTranslation()
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader title={t('profile.title')} purpose={t('profile.purpose')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Section title={t('profile.profile')}>
          <ProfileForm />
        </Section>
        <Section title={t('profile.passwordTitle')} text={t('profile.passwordText')}>
          <ChangePasswordForm />
        </Section>
        <Section title={t('profile.secondFactorTitle')} text={t('profile.secondFactorText')}>
          <Button variant="outlined" href="/account/second-factor">
            {t('profile.secondFactorOpen')}
          </Button>
        </Section>
        <CheckpointMailSwitch />
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <SessionList />
      </Box>
    </Box>
  )
}
