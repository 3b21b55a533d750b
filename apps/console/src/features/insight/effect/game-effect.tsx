import type { AnswerOf } from '@lumiroute/contract'
import type { getGameEffect } from '@lumiroute/contract/effect'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { FigureTiles } from '../../../ui/figure-tiles.tsx'
import { Card } from '../../../ui/section.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import type { EffectView } from './ad-effect.tsx'
import { EffectCurveSection } from './effect-curve.tsx'
import { readCurve } from './effect-curve.ts'
import { gameFigures } from './game-figures.ts'
import { useGameEffect } from './read-effect.ts'
import { ResultTable } from './result-table.tsx'
import { RoundList } from './round-list.tsx'
import type { RoundListProps } from './round-list.tsx'

type Answer = AnswerOf<typeof getGameEffect>

function NoGames() {
  const { t } = useTranslation()
  return <EmptyState title={t('effect.game.noGames')} text={t('effect.game.noGamesText')} />
}

function Figures({ figures }: { figures: NonNullable<ReturnType<typeof gameFigures>> }) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const names = ['games', 'wins', 'best', 'mean'] as const
  const tiles = names.map((id) => ({ id, label: t(`effect.figure.${id}`), value: count(figures[id]) }))
  return <FigureTiles tiles={tiles} />
}

type Replaying = Pick<RoundListProps, 'replayed' | 'onReplay'>
type ShownProps = { storeId: number; effect: Answer; view: EffectView; replaying: Replaying }

function Shown({ storeId, effect, view, replaying }: ShownProps) {
  const { effectGameDetailList: results, effectGameChart: chart, gameRoundList: rounds } = effect
  const first = results[0]?.recordTime
  const curve = useMemo(() => readCurve(chart.labels, chart.playerCount.data, first), [chart, first])
  const figures = useMemo(() => gameFigures(results), [results])
  const { interval, onInterval, ...table } = view
  return (
    <Stack sx={{ gap: 2.5 }}>
      {figures && <Figures figures={figures} />}
      <EffectCurveSection kind="game" {...{ curve, interval, onInterval }} empty={<NoGames />} />
      <RoundList {...{ storeId, rounds }} {...replaying} />
      {figures && <ResultTable {...table} results={results} onReplay={replaying.onReplay} />}
    </Stack>
  )
}

/** Players of a record: when they played and how each game ended. */
export function GameEffect({
  record,
  replayed,
  onReplay,
  ...view
}: EffectView & Replaying & { record: BroadcastRecord }) {
  const load = useGameEffect(record)
  if (load.data)
    return (
      <Shown storeId={record.store.id} effect={load.data} view={view} replaying={{ replayed, onReplay }} />
    )
  return (
    <Card padded={!load.isError}>
      {load.isError ? <FailedState onRetry={() => void load.refetch()} /> : <LoadingState shape="cards" />}
    </Card>
  )
}
