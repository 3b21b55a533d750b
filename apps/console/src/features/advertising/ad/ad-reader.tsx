import type { Ad } from '@lumiroute/contract/ad'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { AdFormNotes } from './ad-form-notes.tsx'
import type { AdParts } from './ad-parts.ts'
import { AdView } from './ad-view.tsx'
import { StickyBar } from '../../../ui/form/sticky-bar.tsx'
import { getEditMode } from './ad-buttons.ts'
import type { Readonly } from './ad.paths.ts'
import { statusText } from './ad-status.tsx'

function WhyLocked({ ad }: { ad: Ad }) {
  const { t } = useTranslation()
  const isInReview = ad.payment.statusCode === 'request'
  return (
    <Alert severity="info">
      <AlertTitle sx={{ fontWeight: 600 }}>{t('ad.form.locked.title')}</AlertTitle>
      {isInReview ? t('ad.form.locked.request') : t('ad.form.locked.other', { status: statusText(t, ad) })}
    </Alert>
  )
}

export type AdReaderProps = {
  ad: Ad
  parts: AdParts
  asked: Readonly
  onBack: () => void
  onEdit: (readonly: Readonly) => void
}

/** The ad as read-only text: on request, or because its state allows no edit. */
export function AdReader({ ad, parts, asked, onBack, onEdit }: AdReaderProps) {
  const { t } = useTranslation()
  const way = getEditMode(ad)
  const bar = (
    <StickyBar>
      <Button variant="outlined" color="inherit" onClick={onBack}>
        {t('ad.form.back')}
      </Button>
      {way && (
        <Button variant="contained" onClick={() => onEdit(way.readonly)}>
          {t(`ad.list.${way.label}`)}
        </Button>
      )}
    </StickyBar>
  )
  return (
    <AdView
      ad={ad}
      parts={parts}
      above={asked === 1 ? <AdFormNotes ad={ad} /> : <WhyLocked ad={ad} />}
      below={bar}
    />
  )
}
