import type { FunnelGrouping, FunnelRow } from '@lumiroute/contract/effect'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Unknown } from '../../../ui/unknown.tsx'
import { figureTable } from './figure-table.ts'

const counts = ['scans', 'follows', 'coupons', 'orders'] as const
const shownAtFirst = 12

function useName(by: FunnelGrouping) {
  const { t } = useTranslation()
  const { date } = useFormat()
  return ({ key, name }: FunnelRow) => {
    if (key === null) return t(`effect.funnel.unknown.${by}`)
    if (by === 'date') return date(name)
    if (by === 'hour') return `${name}–${name.slice(0, 2)}:59`
    return by === 'cell' ? name.replace(',', ', ') : name
  }
}

function Figure({ value, isMoney = false }: { value: number | null; isMoney?: boolean }) {
  const { t } = useTranslation()
  const { count, money } = useFormat()
  if (value === null) return <Unknown reason={t('effect.funnel.withheldReason')} />
  return isMoney ? money(value) : count(value)
}

/** Rows of which every figure is withheld say nothing by themselves. */
const isTelling = ({ scans, follows, coupons, orders }: FunnelRow) =>
  [scans, follows, coupons, orders].some((value) => value !== null && value > 0)

/** The figures of each date, hour, place or item. */
export function FunnelTable({ by, rows }: { by: FunnelGrouping; rows: readonly FunnelRow[] }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const nameOf = useName(by)
  const telling = rows.filter(isTelling)
  const shown = isOpen ? telling : telling.slice(0, shownAtFirst)
  const small = rows.length - telling.length
  return (
    <Box sx={{ width: '100%' }}>
      {telling.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Box component="table" sx={figureTable}>
            <thead>
              <tr>
                <th scope="col">{t(`effect.funnel.by.${by}`)}</th>
                {[...counts, 'amount' as const].map((name) => (
                  <th key={name} scope="col">
                    {t(`effect.funnel.head.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={row.key ?? ''}>
                  <td>{nameOf(row)}</td>
                  {counts.map((name) => (
                    <td key={name}>
                      <Figure value={row[name]} />
                    </td>
                  ))}
                  <td>
                    <Figure value={row.amount} isMoney />
                  </td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {telling.length > shown.length && (
        <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
          {t('effect.funnel.more', { total: telling.length - shown.length })}
        </Button>
      )}
      {by === 'cell' && (
        <Box sx={{ mt: 1, fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
          {t('effect.funnel.around')}
        </Box>
      )}
      {small > 0 && (
        <Box sx={{ mt: 1, fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
          {t('effect.funnel.small', { total: small })}
        </Box>
      )}
    </Box>
  )
}
