import type { Ad } from '@lumiroute/contract/ad'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { AdForm } from '../../features/advertising/ad/ad-form.tsx'
import { AdReader } from '../../features/advertising/ad/ad-reader.tsx'
import { AdStatus } from '../../features/advertising/ad/ad-status.tsx'
import { getFormMode, may as mayDo } from '../../features/advertising/ad/ad-buttons.ts'
import type { FormMode } from '../../features/advertising/ad/ad-buttons.ts'
import { adPaths } from '../../features/advertising/ad/ad.paths.ts'
import type { Readonly } from '../../features/advertising/ad/ad.paths.ts'
import { AuditLink } from '../../features/platform/audit/audit-link.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useGoBack } from '../../lib/go-back.ts'
import { usePermitted } from '../../lib/session/permitted.ts'
import { readId } from '../../lib/format/read-id.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'
import { LoadingState } from '../../ui/states.tsx'
import { Unread, useOpened } from '../kit/edit-states.tsx'
import type { ThingLoad } from '../kit/edit-states.tsx'
import { StoreAbsent } from '../kit/store-absent.tsx'
import { NotAllowedPage } from '../platform/not-allowed.tsx'
import { adParts } from './ad-parts.ts'
import { useAd, useAdNotFound } from './ad-load.ts'

function getTitle(ad: Ad, mode: FormMode) {
  if (mode === 'view') return 'ad.form.viewTitle'
  return mayDo(ad, 'change') ? 'ad.form.changeTitle' : 'ad.form.editTitle'
}
const purposes = {
  all: 'ad.form.editPurpose',
  content: 'ad.form.contentPurpose',
  view: 'ad.form.viewPurpose',
} as const

const readReadonly = (text: string | null): Readonly => (text === '1' ? 1 : text === '2' ? 2 : 0)

/** Links to related pages, for the store that an operator chose. */
function useAdPages(storeCode: string | undefined) {
  const navigate = useNavigate()
  const listPath = adPaths.list(storeCode)
  return {
    listPath,
    playlistPath: storeCode ? `/playlist/list?store=${encodeURIComponent(storeCode)}` : '/playlist/list',
    onBack: useGoBack(listPath),
    toList: () => void navigate(listPath),
    toEdit: (id: number, readonly: Readonly) =>
      void navigate(adPaths.edit({ id }, readonly, storeCode), { replace: true }),
  }
}

function NewAd() {
  const { t } = useTranslation()
  const { storeId, storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const { playlistPath, onBack, toList } = useAdPages(canChoose ? storeCode : undefined)
  return (
    <>
      <PageHeader title={t('ad.form.createTitle')} purpose={t('ad.form.createPurpose')} actions={picker} />
      {isAbsent && <StoreAbsent />}
      {!isAbsent && storeId === undefined && (
        <Card>
          <LoadingState shape="form" lines={6} />
        </Card>
      )}
      {storeId !== undefined && (
        <AdForm
          key={storeId}
          mode="all"
          parts={adParts}
          store={{ id: storeId, code: storeCode }}
          {...{ playlistPath, onDone: toList, onCancel: onBack }}
        />
      )}
    </>
  )
}

type OneAdProps = { load: ThingLoad<Ad>; asked: Readonly }

function OneAd({ load, asked }: OneAdProps) {
  const { t } = useTranslation()
  const { opened: ad } = useOpened(load)
  const { canChoose } = useChosenStore()
  const pages = useAdPages(canChoose ? ad?.store.storeCode : undefined)
  const notFound = useAdNotFound(pages.listPath)
  if (!ad)
    return (
      <>
        <PageHeader title={t('ad.form.page')} />
        <Unread load={load} notFound={notFound} />
      </>
    )
  const mode = getFormMode(ad, asked)
  return (
    <>
      <PageHeader
        title={t(getTitle(ad, mode), { name: ad.name })}
        purpose={t(purposes[mode])}
        badge={<AdStatus ad={ad} />}
        actions={<AuditLink kind="ad" id={ad.id} />}
      />
      {mode === 'view' ? (
        <AdReader
          ad={ad}
          parts={adParts}
          asked={asked}
          onBack={pages.onBack}
          onEdit={(next) => pages.toEdit(ad.id, next)}
        />
      ) : (
        <AdForm
          key={mode}
          ad={ad}
          mode={mode}
          parts={adParts}
          store={{ id: ad.store.id, code: ad.store.storeCode }}
          playlistPath={pages.playlistPath}
          onDone={pages.toList}
          onCancel={pages.onBack}
        />
      )}
    </>
  )
}

/** /ad/edit: without an id, or with 0, a new ad; `readonly` selects the mode. */
export function AdEditPage() {
  const [params] = useSearchParams()
  const given = params.get('id')
  const id = readId(given)
  const load = useAd(id)
  const { may } = usePermitted()
  if (!given || given === '0') return may('ads.write') ? <NewAd /> : <NotAllowedPage />
  return <OneAd key={given} load={load} asked={readReadonly(params.get('readonly'))} />
}
