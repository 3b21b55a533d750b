import { listAds } from '@lumiroute/contract/ad'
import { useTranslation } from 'react-i18next'
import { useThing } from '../kit/edit-states.tsx'

/** The current ad; disabled without an id. */
export const useAd = (id: number | undefined) =>
  useThing(listAds, { adId: id ?? 0 }, ({ adList }) => adList[0], { enabled: id !== undefined })

export function useAdNotFound(listPath: string) {
  const { t } = useTranslation()
  return { title: t('ad.form.notFound'), text: t('ad.form.notFoundText'), back: t('ad.form.back'), listPath }
}
