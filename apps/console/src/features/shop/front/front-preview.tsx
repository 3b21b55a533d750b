import { frontPagePath, getFront } from '@lumiroute/contract/front'
import type { FrontTarget } from '@lumiroute/contract/front'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { PhonePage } from '../../../ui/phone-page.tsx'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'

/** The code of what is not saved yet. */
export const previewCode = 'preview'

/** Public paths with the answers to show instead of the server's. */
export type FrontAnswers = Record<string, object>

export type FrontPreviewProps = {
  label: string
  storeCode: string
  target: FrontTarget
  answers?: FrontAnswers
}

function Closed({ label }: { label: string }) {
  const { t } = useTranslation()
  return (
    <PhoneFrame label={label}>
      <Box sx={{ p: 3, minHeight: 420, display: 'grid', placeContent: 'center', textAlign: 'center' }}>
        <Box sx={{ fontSize: 15, fontWeight: 600 }}>{t('front.preview.closed')}</Box>
        <Box sx={{ mt: 1, fontSize: 13, lineHeight: '20px', color: '#5b6577' }}>
          {t('front.preview.closedText')}
        </Box>
      </Box>
    </PhoneFrame>
  )
}

/** The real page of the store's front on a phone, with what was typed so far. */
export function FrontPreview({ label, storeCode, target, answers }: FrontPreviewProps) {
  const { error } = useRead(getFront, { store: storeCode }, { staleTime: 60_000 })
  // A disabled store has no front.
  if (error?.status === 404) return <Closed label={label} />
  return (
    <PhonePage
      label={label}
      address={`${frontPagePath(storeCode, target)}?preview=1`}
      {...(answers && { answers })}
    />
  )
}
