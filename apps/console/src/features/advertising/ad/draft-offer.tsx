import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'

export type DraftOfferProps = { at: string; onRestore: () => void; onDiscard: () => void }

export function DraftOffer({ at, onRestore, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const actions = (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button size="small" variant="outlined" onClick={onRestore}>
        {t('ad.draft.restore')}
      </Button>
      <Button size="small" color="inherit" onClick={onDiscard}>
        {t('ad.draft.discard')}
      </Button>
    </Stack>
  )
  return (
    <Alert severity="info" role="status">
      <AlertTitle sx={{ fontWeight: 600 }}>{t('ad.draft.found')}</AlertTitle>
      {t('ad.draft.text', { time: dateTime(at) })}
      <Stack sx={{ mt: 1 }}>{actions}</Stack>
    </Alert>
  )
}
