import { getTimeline } from '@lumiroute/contract/member'
import type { TimelineRow } from '@lumiroute/contract/member'
import Block from '@mui/icons-material/BlockOutlined'
import Label from '@mui/icons-material/LabelOutlined'
import LocalActivity from '@mui/icons-material/ConfirmationNumberOutlined'
import Loyalty from '@mui/icons-material/LoyaltyOutlined'
import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import QrCode from '@mui/icons-material/QrCodeScannerOutlined'
import Replay from '@mui/icons-material/ReplayOutlined'
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined'
import Sms from '@mui/icons-material/SmsOutlined'
import SportsEsports from '@mui/icons-material/SportsEsportsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type SvgIcon from '@mui/material/SvgIcon'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { EventList, Happened } from '../../../ui/event-list.tsx'
import { Section } from '../../../ui/section.tsx'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { getAmount, getTitle } from './timeline-words.ts'

const firstSize = 30
const mostRows = 200

const icons: Record<TimelineRow['kind'], typeof SvgIcon> = {
  joined: PersonAdd,
  follow: PersonAdd,
  unfollow: Block,
  order: ShoppingBag,
  refund: Replay,
  couponClaimed: LocalActivity,
  couponUsed: LocalActivity,
  points: Loyalty,
  scan: QrCode,
  game: SportsEsports,
  tag: Label,
  message: Sms,
}

/** How many are shown, and a button for more. */
function Rest({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const { t } = useTranslation()
  if (shown >= total) return null
  if (shown >= mostRows)
    return (
      <Box sx={{ mt: 2, fontSize: 12, color: 'text.secondary' }}>
        {t('member.detail.atMost', { total: mostRows })}
      </Box>
    )
  return (
    <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={onMore}>
      {t('member.detail.more')}
    </Button>
  )
}

type Props = {
  storeCode: string
  mbrCode: string
  /** Link to the order's page. */
  orderPath: (orderNo: string) => string
}

const isOfOrder = ({ kind, ref }: TimelineRow) => (kind === 'order' || kind === 'refund') && ref !== ''

/** Everything that a member did, newest first. */
export function MemberTimeline({ storeCode, mbrCode, orderPath }: Props) {
  const { t } = useTranslation()
  const [size, setSize] = useState(firstSize)
  const { data, isError, refetch } = useRead(
    getTimeline,
    { store: storeCode, mbrCode, size },
    { keepPrevious: true },
  )
  const rows = data?.timeline
  return (
    <Section title={t('member.detail.timeline')} text={t('member.detail.timeLineText')}>
      {isError && !rows && <FailedState onRetry={() => void refetch()} />}
      {!isError && !rows && <LoadingState lines={6} />}
      {rows?.length === 0 && t('member.detail.timeLineEmpty')}
      {rows && rows.length > 0 && (
        <EventList>
          {rows.map((row) => (
            <Happened
              key={`${row.kind} ${row.id}`}
              icon={icons[row.kind]}
              title={getTitle(t, row)}
              {...(isOfOrder(row) && { href: orderPath(row.ref) })}
              amount={getAmount(t, row)}
              at={row.at}
              notes={[row.kind === 'order' && row.name]}
            />
          ))}
        </EventList>
      )}
      {data && (
        <Rest
          shown={data.timeline.length}
          total={data.total}
          onMore={() => setSize(Math.min(size + 50, mostRows))}
        />
      )}
    </Section>
  )
}
