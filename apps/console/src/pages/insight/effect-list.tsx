import { listRecords } from '@lumiroute/contract/record'
import type { MoveType } from '@lumiroute/contract/ad'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { adPaths } from '../../features/advertising/ad/ad.paths.ts'
import { effectColumns } from '../../features/insight/effect/effect.columns.tsx'
import type { EffectKind } from '../../features/insight/effect/effect.paths.ts'
import { recordPaths } from '../../features/road/record/record.paths.ts'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice, day } from '../kit/filters.tsx'
import { link } from '../kit/row-actions.tsx'

function ToAds({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation()
  return (
    <Button variant="contained" href={adPaths.list(chosen)}>
      {t('effect.list.toAds')}
    </Button>
  )
}

/** The records of one kind of ad, each linking to its performance page. */
const defineEffectList = (kind: EffectKind, moveTypes: readonly MoveType[]) =>
  defineListPage({
    noun: 'effect',
    texts: {
      title: `effect.${kind}.title`,
      purpose: `effect.${kind}.purpose`,
      empty: `effect.${kind}.empty`,
      emptyText: `effect.${kind}.emptyText`,
    },
    endpoint: listRecords,
    rows: 'adBroadcastRecordList',
    scope: ({ storeId }) => (storeId === undefined ? undefined : { storeId, kind }),
    columns: effectColumns(kind),
    filters: [
      choice('moveType', moveTypes, 'ad.moveType', { all: 'effect.list.allTypes' }),
      day('broadcastDate', { label: 'effect.field.date' }),
    ],
    emptyAction: ({ chosen }) => <ToAds chosen={chosen} />,
    rowActions: [
      link(
        'analyse',
        undefined,
        (record: BroadcastRecord, { chosen }) => recordPaths.effect(record, kind === 'game', chosen),
        {
          refusal: ({ actions }, t) =>
            actions.includes('viewEffect') ? undefined : t('effect.list.notStarted'),
        },
      ),
    ],
  })

export const EffectAdListPage = defineEffectList('ad', ['move_play', 'fix_play', 'store_streaming'])
export const EffectGameListPage = defineEffectList('game', [
  'fix_game',
  'store_alone_game',
  'store_united_game',
])
