import { deleteRoute as deleteRouteCall, queryRoutes } from '@lumiroute/contract'
import type { Route } from '@lumiroute/contract'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../lib/client.ts'
import { useAct } from '../../lib/query.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'

export type Refusal = { code: string; reason: string }

/** Asks by the route's code; a refusal, which names the ads that drive it, stays until it was read. */
export function useDeleteRoute() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [refusal, setRefusal] = useState<Refusal>()
  const { mutateAsync } = useAct(deleteRouteCall, { quiet: 'errors', invalidate: [queryRoutes] })
  const deleteRoute = useCallback(
    async ({ id, code, name }: Pick<Route, 'id' | 'code' | 'name'>) => {
      const title = t('route.delete.ask', { name: name || code })
      const text = t('route.delete.text', { code })
      if (!(await confirm({ title, text, destructive: true }))) return
      try {
        await mutateAsync({ id })
      } catch (error) {
        setRefusal({ code, reason: isApiError(error) ? error.message : '' })
      }
    },
    [t, confirm, mutateAsync],
  )
  return { deleteRoute, refusal, forgetRefusal: () => setRefusal(undefined) }
}
