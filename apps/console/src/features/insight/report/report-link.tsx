import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'

const frame = {
  p: 2,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  display: 'flex',
  gap: 2,
  flexWrap: 'wrap',
}
const address = {
  fontSize: 13,
  lineHeight: '20px',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
} as const

export type ReportLinkProps = { url: string | null; children: ReactNode }

/** The public address of a report, and what can be done with it. */
export function ReportLink({ url, children }: ReportLinkProps) {
  const { t } = useTranslation()
  const words = {
    idle: t('report.link.copy'),
    done: t('report.link.copied'),
    failed: t('report.link.copyFailed'),
  }
  return (
    <Box sx={frame}>
      {url !== null && <QrCode text={url} label={t('report.link.code')} side="104px" />}
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ fontSize: 14, fontWeight: 600 }}>{t('report.link.title')}</Box>
        <Box sx={{ mt: 0.5, fontSize: 13, lineHeight: '20px', color: 'text.secondary' }}>
          {url === null ? t('report.link.revoked') : t('report.link.text')}
        </Box>
        {url !== null && (
          <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Box sx={address}>{url}</Box>
            <CopyButton text={url} words={words} />
          </Box>
        )}
        <Box sx={{ mt: 1, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {url !== null && (
            <Button size="small" startIcon={<OpenInNew />} href={url} target="_blank" rel="noopener">
              {t('report.link.open')}
            </Button>
          )}
          {children}
        </Box>
      </Box>
    </Box>
  )
}
