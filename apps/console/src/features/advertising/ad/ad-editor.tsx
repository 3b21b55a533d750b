import { listAds } from '@lumiroute/contract/ad'
import type { Ad } from '@lumiroute/contract/ad'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { EmptyFrame } from '../../../ui/drawings/empty-frame.tsx'
import { Card } from '../../../ui/section.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import { AdFormNotes } from './ad-form-notes.tsx'
import { AdView } from './ad-view.tsx'
import { StickyBar } from '../../../ui/form/sticky-bar.tsx'
import { editWayOf } from './ad.buttons.ts'
import type { Readonly } from './ad.paths.ts'
import { statusText } from './ad-status.tsx'

export function AdNotFound({ listPath }: { listPath: string }) {
  const { t } = useTranslation()
  const back = (
    <Button variant="outlined" href={listPath}>
      {t('ad.form.back')}
    </Button>
  )
  return (
    <Card padded={false}>
      <EmptyState
        title={t('ad.form.notFound')}
        text={t('ad.form.notFoundText')}
        drawing={<EmptyFrame />}
        action={back}
      />
    </Card>
  )
}

/** One ad as it is now: a form that began from a remembered one would lose to whoever saved since. */
export function useAd(id: number | undefined) {
  const read = useRead(listAds, { adId: id ?? 0 }, { staleTime: 0, enabled: id !== undefined })
  const { data, error, refetch, isFetchedAfterMount } = read
  const isRefused = error?.status === 404 || error?.status === 400
  const isAbsent = id === undefined || isRefused || data?.adList.length === 0
  return { ad: isFetchedAfterMount ? data?.adList[0] : undefined, isAbsent, error, refetch }
}

export type AdLoad = ReturnType<typeof useAd>

/** While there is no ad to show. */
export function AdPending({ load, listPath }: { load: AdLoad; listPath: string }) {
  if (load.isAbsent) return <AdNotFound listPath={listPath} />
  return (
    <Card>
      {load.error ? (
        <FailedState reference={load.error.requestId} onRetry={() => void load.refetch()} />
      ) : (
        <LoadingState shape="form" lines={6} />
      )}
    </Card>
  )
}

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
  asked: Readonly
  onBack: () => void
  onEdit: (readonly: Readonly) => void
}

/** The ad without a form: because one only wanted to look, or because its state allows no more. */
export function AdReader({ ad, asked, onBack, onEdit }: AdReaderProps) {
  const { t } = useTranslation()
  const way = editWayOf(ad)
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
  return <AdView ad={ad} above={asked === 1 ? <AdFormNotes ad={ad} /> : <WhyLocked ad={ad} />} below={bar} />
}
