import type { LogStatus } from '@lumiroute/contract/transparency-log'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { type FigureTile, FigureTiles } from '../../../ui/figure-tiles.tsx'

export function LogFigures({ log: { head, pending, check, witnesses } }: { log: LogStatus }) {
  const { t } = useTranslation()
  const { count, dateTime } = useFormat()
  const signed = witnesses.filter(({ hasSigned }) => hasSigned).length
  const tiles: FigureTile[] = [
    {
      id: 'size',
      label: t('transparencyLog.figure.size'),
      value: t('transparencyLog.figure.entries', { total: count(head?.size ?? 0) }),
      note: pending > 0 && t('transparencyLog.figure.pending', { total: count(pending) }),
    },
    {
      id: 'head',
      label: t('transparencyLog.figure.head'),
      value: head ? dateTime(head.at) : t('transparencyLog.figure.noHead'),
    },
    {
      id: 'check',
      label: t('transparencyLog.figure.checked'),
      value: check ? dateTime(check.at) : t('transparencyLog.figure.never'),
      note:
        check &&
        t('transparencyLog.figure.checkedText', { entries: count(check.size), chains: count(check.chains) }),
    },
    {
      id: 'witnesses',
      label: t('transparencyLog.figure.witnesses'),
      value:
        witnesses.length === 0
          ? t('transparencyLog.figure.noWitness')
          : t('transparencyLog.figure.signed', { signed, all: witnesses.length }),
    },
  ]
  return <FigureTiles tiles={tiles} />
}
