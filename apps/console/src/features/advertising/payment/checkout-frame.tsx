import ScienceOutlined from '@mui/icons-material/ScienceOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../platform/brand/logo.tsx'

const card = {
  width: '100%',
  maxWidth: 440,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, sm: '16px' },
  borderInlineWidth: { xs: 0, sm: 1 },
  overflow: 'hidden',
} as const

function TestMark() {
  const { t } = useTranslation()
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        gap: 1.25,
        px: 3,
        py: 1.5,
        bgcolor: 'warning.tint',
        color: 'warning.onTint',
        fontSize: 14,
        lineHeight: '20px',
      }}
    >
      <ScienceOutlined aria-hidden sx={{ fontSize: 20 }} />
      <Box>
        <Box sx={{ fontWeight: 700 }}>{t('payment.checkout.test')}</Box>
        <Box>{t('payment.checkout.testText')}</Box>
      </Box>
    </Box>
  )
}

type Props = { title: string; isTest?: boolean; children: ReactNode }

/** Deliberately unstyled: it stands for an external page. */
export function CheckoutFrame({ title, isTest = false, children }: Props) {
  const { t } = useTranslation()
  return (
    <Box
      sx={{
        flexGrow: 1,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: { xs: 'flex-start', sm: 'center' },
        gap: 2,
        py: { xs: 2, sm: 4 },
        bgcolor: 'background.default',
      }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 700 }}>
        <Logo size={28} />
        {t('brand.name')}
      </Box>
      <Box component="main" id="main" tabIndex={-1} sx={{ ...card, outline: 0 }}>
        {isTest && <TestMark />}
        <Box sx={{ p: 3 }}>
          <Box component="h1" sx={{ m: 0, mb: 2, fontSize: 20, lineHeight: '28px', fontWeight: 700 }}>
            {title}
          </Box>
          {children}
        </Box>
      </Box>
    </Box>
  )
}
