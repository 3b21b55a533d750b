import { useSearchParams } from 'react-router'
import { AdEffect } from '../../features/insight/effect/ad-effect.tsx'
import { EffectFrame } from '../../features/insight/effect/effect-frame.tsx'
import { effectListPath } from '../../features/insight/effect/effect.paths.ts'
import type { EffectKind } from '../../features/insight/effect/effect.paths.ts'
import { GameEffect } from '../../features/insight/effect/game-effect.tsx'
import { effectSizes } from '../../features/insight/effect/numbered-rows.tsx'
import { useEffectRecord } from '../../features/insight/effect/read-effect.ts'
import { useUser } from '../../features/platform/session/current-user.tsx'
import { useAddressChoice } from '../../lib/table/address-choice.ts'
import { readId } from '../../lib/format/read-id.ts'
import { useStoreChoice } from '../../lib/session/store-choice.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'

function EffectDetailPage({ kind }: { kind: EffectKind }) {
  const [params] = useSearchParams()
  const { canChoose } = useStoreChoice(useUser())
  const [interval, onInterval] = useAddressChoice('interval')
  const [replayed, onReplay] = useAddressChoice('round')
  const table = useTableUrlState({ sizes: effectSizes })
  const found = useEffectRecord({
    adId: readId(params.get('adId')),
    recordId: readId(params.get('recordId')),
  })
  const store = canChoose ? (found.record?.store.storeCode ?? params.get('store') ?? undefined) : undefined
  return (
    <EffectFrame kind={kind} found={found} listPath={effectListPath(kind, store)} store={store}>
      {(record) =>
        kind === 'ad' ? (
          <AdEffect {...table} {...{ record, interval, onInterval }} />
        ) : (
          <GameEffect {...table} {...{ record, interval, onInterval, replayed, onReplay }} />
        )
      }
    </EffectFrame>
  )
}

export const EffectAdDetailPage = () => <EffectDetailPage kind="ad" />
export const EffectGameDetailPage = () => <EffectDetailPage kind="game" />
