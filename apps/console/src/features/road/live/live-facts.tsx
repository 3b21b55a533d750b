import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { type Description, DescriptionList } from '../../../ui/description-list.tsx'
import { onScreenText } from '../device/on-screen.ts'
import type { LiveRow } from './live-rows.ts'
import { agoText } from './live-texts.ts'

type LiveFactsProps = { row: LiveRow; now: number; isOperator: boolean }

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: '8px', minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
        {term}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, fontSize: 20, lineHeight: '28px', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Box>
    </Box>
  )
}

/** The data of a vehicle that has returned is no longer current. */
function useNow({ row }: LiveFactsProps) {
  const { t } = useTranslation()
  const { count } = useFormat()
  const isNow = row.state === 'moving' || row.state === 'stopped'
  const speed = isNow ? row.place?.speedKmh : undefined
  return {
    people: isNow && row.people ? count(row.people.count) : absent,
    speed: typeof speed === 'number' ? t('liveMap.card.kmh', { total: Math.round(speed) }) : absent,
  }
}

export function LiveFacts(props: LiveFactsProps) {
  const { row, now, isOperator } = props
  const { t } = useTranslation()
  const { people, speed } = useNow(props)
  const shown = row.onScreen
    ? onScreenText(row.onScreen)
    : row.seenAt === null
      ? ''
      : t('liveMap.card.screenOff')
  const items: Description[] = [
    { id: 'onScreen', term: t('liveMap.card.onScreen'), value: shown },
    { id: 'ad', term: t('liveMap.card.ad'), value: row.ad.name },
    ...(isOperator ? [{ id: 'store', term: t('liveMap.card.store'), value: row.store.storeName }] : []),
    { id: 'seen', term: t('liveMap.card.seen'), value: agoText(t, row.seenAt, now) },
    { id: 'place', term: t('liveMap.card.place'), value: agoText(t, row.place?.at, now) },
    ...(isOperator
      ? [{ id: 'device', term: t('liveMap.card.device'), value: getDevice(row, t('liveMap.card.noDevice')) }]
      : []),
  ]
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <Figure term={t('liveMap.card.people')} value={people} />
        <Figure term={t('liveMap.card.speed')} value={speed} />
      </Box>
      <DescriptionList items={items} />
    </>
  )
}

const getDevice = ({ device }: LiveRow, none: string) => (device ? device.name || device.macAddr : none)
