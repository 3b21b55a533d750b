import { listRoutes } from '@lumiroute/contract/route'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { Card } from '../../../ui/section.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import { RouteForm } from './route-form.tsx'
import { routePaths } from './route.paths.ts'

export function RouteNotFound() {
  const { t } = useTranslation()
  const back = (
    <Button variant="outlined" href={routePaths.list}>
      {t('route.form.backToList')}
    </Button>
  )
  return (
    <Card>
      <EmptyState title={t('route.form.notFound')} text={t('route.form.notFoundText')} action={back} />
    </Card>
  )
}

export type RouteLoaderProps = { id: number; onSaved: () => void; onCancel: () => void }

/** Loads the route first: a form that is filled while somebody types would overwrite their words. */
export function RouteLoader({ id, onSaved, onCancel }: RouteLoaderProps) {
  const { data, error, refetch, isFetchedAfterMount } = useRead(listRoutes, { id }, { staleTime: 0 })
  if (error)
    return (
      <Card>
        <FailedState reference={error.requestId} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data || !isFetchedAfterMount)
    return (
      <Card>
        <LoadingState shape="form" lines={5} />
      </Card>
    )
  const [route] = data.routeList
  if (!route) return <RouteNotFound />
  return <RouteForm route={route} onSaved={onSaved} onCancel={onCancel} />
}
