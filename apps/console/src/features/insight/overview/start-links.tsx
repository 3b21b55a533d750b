import ArrowForward from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '../../../lib/text.ts'

export type StartLink = { path: string; title: TextKey; text: TextKey }

function StartLinkCard({ link: { path, title, text } }: { link: StartLink }) {
  const { t } = useTranslation()
  return (
    <ButtonBase
      href={path}
      sx={{
        height: '100%',
        p: 2.5,
        gap: 2,
        borderRadius: '10px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        justifyContent: 'flex-start',
        textAlign: 'left',
        transition: 'border-color 120ms',
        '&:hover': { borderColor: 'primary.main', '& svg': { color: 'primary.main' } },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, alignSelf: 'flex-start' }}>
        <Box sx={{ fontSize: 15, lineHeight: '22px', fontWeight: 600 }}>{t(title)}</Box>
        <Box sx={{ mt: 0.5, fontSize: 13, lineHeight: '20px', color: 'text.secondary' }}>{t(text)}</Box>
      </Box>
      <ArrowForward aria-hidden sx={{ fontSize: 20, color: 'text.secondary', transition: 'color 120ms' }} />
    </ButtonBase>
  )
}

export function StartLinks({ links }: { links: readonly StartLink[] }) {
  const { t } = useTranslation()
  return (
    <Box component="section" aria-label={t('overview.links')}>
      <Box component="h2" sx={{ m: 0, mb: 1.5, fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>
        {t('overview.links')}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
          '& > li > a': { width: '100%' },
        }}
      >
        {links.map((link) => (
          <li key={link.path}>
            <StartLinkCard link={link} />
          </li>
        ))}
      </Box>
    </Box>
  )
}
