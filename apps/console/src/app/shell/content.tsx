import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useConfig } from '../../lib/api/config.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { useUser } from '../../features/platform/session/current-user.tsx'
import { usePermitted } from '../../lib/session/permitted.ts'
import { NotAllowed } from '../router/not-allowed.tsx'
import { NotFound } from '../router/not-found.tsx'
import { usePageRow } from '../router/root.tsx'
import { pageAt } from '../routes.ts'
import { loadTexts } from '../../lib/text.ts'
import { getDay } from '../../lib/format/format.ts'
import { judgePage, type PageRow } from '../routes/page-row.ts'

function Breadcrumbs() {
  const { t } = useTranslation()
  const row = usePageRow()
  const { canOpen } = usePermitted()
  if (!row || row.path === '/first-page') return null
  const isOpen = (one: PageRow | undefined) => one !== undefined && canOpen(one.path)
  const above = [pageAt('/first-page'), pageAt(row.parent)].filter(isOpen) as PageRow[]
  return (
    <Box component="nav" aria-label={t('shell.breadcrumbs')} sx={{ mb: 1, fontSize: 12, lineHeight: '16px' }}>
      <Box
        component="ol"
        sx={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0 }}
      >
        {above.map(({ path, title }) => (
          <Box component="li" key={path} sx={{ display: 'flex', gap: 0.75, color: 'text.secondary' }}>
            <Link href={path} color="inherit">
              {t(title)}
            </Link>
            <span aria-hidden>/</span>
          </Box>
        ))}
        <Box component="li" aria-current="page">
          {t(row.title)}
        </Box>
      </Box>
    </Box>
  )
}

// Rarely needed, so they stay out of the first load.
const DemoBanner = onDemand(async () => (await import('./demo-banner.tsx')).DemoBanner)

const EmailBanner = onDemand(async () => {
  await loadTexts('start')
  return (await import('../../features/platform/email-address/email-banner.tsx')).EmailBanner
})

function Footer() {
  const { t } = useTranslation()
  const [year] = useState(() => getDay(new Date()).slice(0, 4))
  return (
    <Box
      component="footer"
      sx={{ px: { xs: 2, sm: 3 }, py: 2, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
    >
      {t('shell.footer', { year })}
    </Box>
  )
}

export function Content() {
  const user = useUser()
  const row = usePageRow()
  const judged = judgePage(row?.access, user)
  const isDemoPublic = useConfig()?.isDemoPublic === true
  return (
    <>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, sm: 3 }, '&:focus-visible': { outline: 'none' } }}
      >
        <DemoBanner open={isDemoPublic && user.roles.includes('ROLE_ADMIN')} />
        <EmailBanner open={user.emailVerifiedAt === null} />
        {judged === 'open' && (
          <>
            <Breadcrumbs />
            <Outlet />
          </>
        )}
        {judged === 'absent' && <NotFound key={row?.path} />}
        {judged === 'refused' && <NotAllowed key={row?.path} />}
      </Box>
      <Footer />
    </>
  )
}
