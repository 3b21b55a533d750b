import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { adPaths } from '../../features/advertising/ad/ad.paths.ts'
import { EffectTable, effectFilters } from '../../features/insight/effect/effect-table.tsx'
import type { EffectKind } from '../../features/insight/effect/effect.paths.ts'
import type { EffectRow } from '../../features/insight/effect/list-effects.ts'
import { recordPaths } from '../../features/road/record/record.paths.ts'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'
import { EmptyState } from '../../ui/states.tsx'

function EffectList({ kind }: { kind: EffectKind }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { storeId, storeCode, isAbsent, canChoose, picker } = useChosenStore()
  const table = useTableUrlState({ filters: effectFilters, sizes: [20, 50, 100] })
  const store = canChoose ? storeCode : undefined
  const open = useCallback(
    (record: EffectRow) => void navigate(recordPaths.effect(record, kind === 'game', store)),
    [navigate, kind, store],
  )
  return (
    <>
      <PageHeader title={t(`effect.${kind}.title`)} purpose={t(`effect.${kind}.purpose`)} actions={picker} />
      {isAbsent ? (
        <Card padded={false}>
          <EmptyState title={t('effect.list.storeAbsent')} text={t('effect.list.storeAbsentText')} />
        </Card>
      ) : (
        <EffectTable {...table} kind={kind} storeId={storeId} adsPath={adPaths.list(store)} onOpen={open} />
      )}
    </>
  )
}

export const EffectAdListPage = () => <EffectList kind="ad" />
export const EffectGameListPage = () => <EffectList kind="game" />
