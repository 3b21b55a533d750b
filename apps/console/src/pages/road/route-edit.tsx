import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { RouteForm } from '../../features/road/route/route-form.tsx'
import { RouteLoader, RouteNotFound } from '../../features/road/route/route-loader.tsx'
import { routePaths } from '../../features/road/route/route.paths.ts'
import { useGoBack } from '../../lib/go-back.ts'
import { readId } from '../../lib/format/read-id.ts'
import { PageHeader } from '../../ui/page-header.tsx'

/** Without an id, or with 0, a new route. */
export function RouteEditPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const onCancel = useGoBack(routePaths.list)
  const onSaved = () => void navigate(routePaths.list)
  const given = params.get('id')
  const isNew = !given || given === '0'
  const id = readId(given)
  return (
    <>
      {isNew ? (
        <PageHeader title={t('route.form.createTitle')} purpose={t('route.form.createPurpose')} />
      ) : (
        <PageHeader title={t('route.form.editTitle')} purpose={t('route.form.editPurpose')} />
      )}
      {isNew && <RouteForm key="new" onSaved={onSaved} onCancel={onCancel} />}
      {!isNew && id && <RouteLoader key={id} id={id} onSaved={onSaved} onCancel={onCancel} />}
      {!isNew && !id && <RouteNotFound />}
    </>
  )
}
