import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../brand/logo.tsx'
import { NightScene } from '../brand/night-scene.tsx'
import { LanguageChoice } from './language-choice.tsx'

type Props = { title: string; text?: string; children: ReactNode; footer?: ReactNode }

/** The animated routes would run through the text. */
const unlit = {
  width: 'fit-content',
  bgcolor: 'night.main',
  boxShadow: '0 0 16px 12px var(--lr-palette-night-main)',
} as const

function Brand() {
  const { t } = useTranslation()
  return (
    <Box sx={{ ...unlit, display: 'flex', alignItems: 'center', gap: 1.5, color: 'night.text' }}>
      <Logo size={36} />
      <Box>
        <Box sx={{ fontSize: 18, lineHeight: '24px', fontWeight: 700 }}>{t('brand.name')}</Box>
        <Box sx={{ fontSize: 13, lineHeight: '20px', color: 'night.muted' }}>{t('brand.product')}</Box>
      </Box>
    </Box>
  )
}

function Promise() {
  const { t } = useTranslation()
  return (
    <Box sx={{ ...unlit, display: { xs: 'none', md: 'block' }, color: 'night.text' }}>
      <Box sx={{ fontSize: 28, lineHeight: '40px', fontWeight: 700, textWrap: 'balance' }}>
        {t('session.scene.line')}
      </Box>
      <Box sx={{ mt: 1, fontSize: 15, lineHeight: '24px', color: 'night.muted' }}>
        {t('session.scene.text')}
      </Box>
    </Box>
  )
}

const card = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: '16px 16px 0 0', sm: '16px' },
  p: { xs: 3, sm: 4 },
  pb: { xs: 4, sm: 4 },
} as const

const page = {
  position: 'relative',
  isolation: 'isolate',
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 420px' },
  gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
  columnGap: 8,
  bgcolor: 'night.main',
  px: { xs: 0, sm: 3, md: 8 },
  py: { xs: 0, sm: 3, md: 6 },
  overflow: 'hidden',
} as const

/** Layout of the pages before sign-in. */
export function SessionFrame({ title, text, children, footer }: Props) {
  return (
    <Box sx={page}>
      <Box
        sx={{
          position: 'absolute',
          inset: { xs: '0 0 auto', md: '0 440px 0 -100px', lg: '0 340px 0 0' },
          height: { xs: 300, md: 'auto' },
          maskImage: {
            md: 'linear-gradient(to right, #000 84%, transparent)',
            lg: 'linear-gradient(to right, #000 78%, transparent)',
          },
          zIndex: -1,
        }}
      >
        <NightScene />
      </Box>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          px: { xs: 3, sm: 0 },
          pt: { xs: 3, md: 0 },
          minHeight: { xs: 200, md: 0 },
        }}
      >
        <Brand />
        <Promise />
      </Box>
      <Box sx={{ position: 'absolute', top: { xs: 4, sm: 24 }, right: { xs: 16, sm: 24, md: 56 } }}>
        <LanguageChoice />
      </Box>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          alignSelf: { xs: 'stretch', sm: 'center' },
          justifySelf: { sm: 'center' },
          width: '100%',
          maxWidth: { sm: 440 },
          outline: 0,
          display: 'flex',
        }}
      >
        <Box sx={{ ...card, flexGrow: 1 }}>
          <Box component="h1" sx={{ m: 0, fontSize: 24, lineHeight: '32px', fontWeight: 700 }}>
            {title}
          </Box>
          {text && <Box sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>{text}</Box>}
          {children}
          {footer && <Box sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>{footer}</Box>}
        </Box>
      </Box>
    </Box>
  )
}
