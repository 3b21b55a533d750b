import type { AnswerOf } from '@lumiroute/contract'
import type { getGameEffect } from '@lumiroute/contract/effect'
import Link from '@mui/material/Link'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import type { TableControl } from '../../../lib/table/table-state.ts'
import { Count, MonoCode } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { NumberedRows, noColumn, timeColumn } from './numbered-rows.tsx'
import type { Numbered } from './numbered-rows.tsx'

type Result = AnswerOf<typeof getGameEffect>['effectGameDetailList'][number]

const endings = ['win', 'lose', 'timeout', 'quit', 'forced'] as const

/** A game may report an end status of its own; show it unchanged. */
function endText(t: TFunction, { endStatus }: Result): string {
  const known = endings.find((ending) => ending === endStatus)
  return known ? t(`effect.ending.${known}`) : endStatus || absent
}

type OnReplay = (roomCode: string) => void

function RoomLink({ roomCode, onReplay }: { roomCode: string | null; onReplay: OnReplay }) {
  const { t } = useTranslation()
  if (!roomCode) return absent
  return (
    <Link
      component="button"
      type="button"
      aria-label={t('effect.rounds.replayRoom', { code: roomCode })}
      onClick={() => onReplay(roomCode)}
    >
      <MonoCode>{roomCode}</MonoCode>
    </Link>
  )
}

const getColumns = (t: TFunction, onReplay: OnReplay): DataColumn<Numbered<Result>>[] => [
  noColumn(t),
  timeColumn(t),
  {
    id: 'userName',
    header: t('effect.field.userName'),
    cell: ({ userName }) => userName || absent,
    sortable: true,
    cardRole: 'title',
  },
  {
    id: 'groupName',
    header: t('effect.field.groupName'),
    cell: ({ groupName }) => groupName || absent,
    sortable: true,
  },
  {
    id: 'score',
    header: t('effect.field.score'),
    cell: ({ score }) => <Count figure={score} />,
    exportValue: ({ score }) => score,
    align: 'right',
    sortable: true,
    width: 96,
  },
  {
    id: 'endStatus',
    header: t('effect.field.endStatus'),
    cell: (result) => endText(t, result),
    sortable: true,
    width: 120,
  },
  {
    id: 'rank',
    header: t('effect.field.rank'),
    cell: ({ rank }) => rank ?? absent,
    align: 'right',
    sortable: true,
    width: 88,
  },
  {
    id: 'roomCode',
    header: t('effect.field.roomCode'),
    cell: ({ roomCode }) => <RoomLink {...{ roomCode, onReplay }} />,
    exportValue: ({ roomCode }) => roomCode,
    sortable: true,
    width: 104,
    cardRole: 'subtitle',
  },
]

export type ResultTableProps = TableControl & { results: readonly Result[]; onReplay: OnReplay }

/** Every finished game. */
export function ResultTable({ results, onReplay, ...table }: ResultTableProps) {
  const { t } = useTranslation()
  const columnsOf = useCallback((translate: TFunction) => getColumns(translate, onReplay), [onReplay])
  return (
    <NumberedRows
      {...table}
      title={t('effect.game.rows')}
      searchPlaceholder={t('effect.game.searchRows')}
      rows={results}
      columnsOf={columnsOf}
    />
  )
}
