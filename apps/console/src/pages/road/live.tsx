import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { LiveConnection } from '../../features/road/live/live-connection.tsx'
import { LiveDesk } from '../../features/road/live/live-desk.tsx'
import { readFilter } from '../../features/road/live/live-rows.ts'
import { useLiveFleet } from '../../features/road/live/use-live-fleet.ts'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { readId } from '../../lib/format/read-id.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { FailedState } from '../../ui/states.tsx'

type Asked = Record<string, string | undefined>

function useAddress() {
  const [params, setParams] = useSearchParams()
  const [q, state] = [params.get('q') ?? '', readFilter(params.get('state'))]
  const change = (values: Asked) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  const asked = useMemo(() => ({ q, state }), [q, state])
  return { asked, chosen: readId(params.get('vehicle')), change }
}

export function LivePage() {
  const { t } = useTranslation()
  const { storeCode, isAll, isAbsent, canChoose, picker } = useChosenStore({ hasAll: true, isAllFirst: true })
  const { asked, chosen, change } = useAddress()
  const { view, retry } = useLiveFleet(isAll || !canChoose ? undefined : storeCode)
  const isRefused = isAbsent || view.status === 'refused'
  return (
    <>
      <PageHeader
        title={t('nav.live')}
        purpose={t('liveMap.page.purpose')}
        badge={<LiveConnection status={view.status} heardAt={view.heardAt} />}
        actions={picker}
      />
      {isRefused ? (
        <FailedState title={t('liveMap.refused')} />
      ) : (
        <LiveDesk
          view={view}
          onRetry={retry}
          isOperator={canChoose}
          asked={asked}
          onAsk={change}
          chosen={chosen}
          onChoose={(id) => change({ vehicle: id?.toString() })}
        />
      )}
    </>
  )
}
