import type { Happening } from '@lumiroute/contract/overview'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import SportsEsportsOutlined from '@mui/icons-material/SportsEsportsOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { EventList, Happened } from '../../../ui/event-list.tsx'
import { Money } from '../../../ui/figures.tsx'
import { Section } from '../../../ui/section.tsx'
import { happeningLink } from './dashboard-links.ts'

const icons = {
  approved: CheckCircleOutlined,
  rejected: UndoOutlined,
  paid: PaymentsOutlined,
  played: SportsEsportsOutlined,
  joined: StorefrontOutlined,
}

function One({ happening }: { happening: Happening }) {
  const { t } = useTranslation()
  const { kind, at, name, store, amount } = happening
  return (
    <Happened
      icon={icons[kind]}
      title={t(`dashboard.happening.${kind}`, { name: name || store.storeName })}
      href={happeningLink(happening)}
      amount={amount === null ? undefined : <Money dollars={amount} />}
      at={at}
      notes={[kind !== 'joined' && store.storeName]}
    />
  )
}

/** The latest approvals, payments, games and stores. */
export function Happenings({ happenings }: { happenings: readonly Happening[] }) {
  const { t } = useTranslation()
  return (
    <Section title={t('dashboard.happening.title')}>
      {happenings.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('dashboard.happening.empty')}</Box>
      ) : (
        <EventList>
          {happenings.map((one) => (
            <One key={`${one.kind} ${one.at} ${one.adId ?? one.store.storeCode}`} happening={one} />
          ))}
        </EventList>
      )}
    </Section>
  )
}
