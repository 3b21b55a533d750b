import type { AnswerOf } from '@lumiroute/contract'
import type { getAdEffect } from '@lumiroute/contract/effect'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/section.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import { AdFigures } from './ad-figures.tsx'
import { EffectCurveSection } from './effect-curve.tsx'
import type { EffectCurveProps } from './effect-curve.tsx'
import { readCurve } from './effect-curve.ts'
import { FunnelSection } from './funnel-section.tsx'
import { ItemTable } from './item-table.tsx'
import { PeopleGroups } from './people-groups.tsx'
import { PeopleTable } from './people-table.tsx'
import { StreamEvents } from '../../road/stream/stream-events.tsx'
import type { TableControl } from '../../../lib/table/table-state.ts'
import { useAdEffect } from './read-effect.ts'

type Answer = AnswerOf<typeof getAdEffect>
export type EffectView = TableControl & Pick<EffectCurveProps, 'interval' | 'onInterval'>

function NoPeople() {
  const { t } = useTranslation()
  return <EmptyState title={t('effect.ad.noPeople')} text={t('effect.ad.noPeopleText')} />
}

type ShownProps = { record: BroadcastRecord; effect: Answer; view: EffectView }

function Shown({ record, effect, view }: ShownProps) {
  const { effectAdDetailList: samples, effectAdChart: chart } = effect
  const first = samples[0]?.recordTime
  const curve = useMemo(() => readCurve(chart.labels, chart.peopleCount.data, first), [chart, first])
  const { interval, onInterval, ...table } = view
  return (
    <Stack sx={{ gap: 2.5 }}>
      <AdFigures {...effect} />
      {record.adMoveType.code === 'store_streaming' && <StreamEvents record={record} />}
      <EffectCurveSection kind="ad" {...{ curve, interval, onInterval }} empty={<NoPeople />} />
      {samples.length > 0 && <PeopleGroups summary={effect.summary} />}
      <ItemTable items={effect.itemList} />
      <FunnelSection record={record} />
      {samples.length > 0 && <PeopleTable {...table} samples={samples} />}
    </Stack>
  )
}

/** Audience of an ad's record: how many people, when, and during which item. */
export function AdEffect({ record, ...view }: EffectView & { record: BroadcastRecord }) {
  const load = useAdEffect(record)
  if (load.data) return <Shown record={record} effect={load.data} view={view} />
  return (
    <Card padded={!load.isError}>
      {load.isError ? <FailedState onRetry={() => void load.refetch()} /> : <LoadingState shape="cards" />}
    </Card>
  )
}
