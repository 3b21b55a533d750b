import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AdCheckDesk } from '../../features/advertising/ad-check/ad-check-desk.tsx'
import { AdStatus } from '../../features/advertising/ad/ad-status.tsx'
import { adCheckPaths } from '../../features/advertising/ad/ad.paths.ts'
import { AuditLink } from '../../features/platform/audit/audit-link.tsx'
import { useGoBack } from '../../lib/go-back.ts'
import { readId } from '../../lib/format/read-id.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Unread } from '../kit/edit-states.tsx'
import { adParts } from './ad-parts.ts'
import { useAd, useAdNotFound } from './ad-load.ts'

/** /adcheck/edit: the ad with the given id and the review actions. */
export function AdCheckEditPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const load = useAd(readId(params.get('id')))
  const onBack = useGoBack(adCheckPaths.list)
  const notFound = useAdNotFound(adCheckPaths.list)
  const { thing: ad } = load
  return (
    <>
      <PageHeader
        title={ad ? t('ad.form.viewTitle', { name: ad.name }) : t('adCheck.page')}
        purpose={t('adCheck.purpose')}
        badge={ad && <AdStatus ad={ad} />}
        actions={ad && <AuditLink kind="ad" id={ad.id} />}
      />
      {ad ? (
        <AdCheckDesk key={ad.id} ad={ad} parts={adParts} onDone={onBack} onCancel={onBack} />
      ) : (
        <Unread load={load} notFound={notFound} />
      )}
    </>
  )
}
