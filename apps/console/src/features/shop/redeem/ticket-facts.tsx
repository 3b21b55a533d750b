import type { Ticket } from '@lumiroute/contract/coupon'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { lastMoment, offerText } from '../coupon/coupon-words.ts'

const line = { display: 'flex', justifyContent: 'space-between', gap: 2 } as const

/** A ticket in large type: the reward, then owner and expiry. */
export function TicketFacts({ ticket, mbrName }: { ticket: Ticket; mbrName: string }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { may } = usePermitted()
  const facts = [
    ...(may('members.read') ? [{ name: t('redeem.holder'), value: mbrName || '—' }] : []),
    {
      name: t('redeem.expires'),
      value: ticket.expiresAt ? dateTime(lastMoment(ticket.expiresAt)) : t('redeem.forever'),
    },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontSize: 28, lineHeight: '36px', fontWeight: 700, overflowWrap: 'anywhere' }}>
        {offerText(t, ticket.cpnReward)}
      </Box>
      <Box sx={{ fontSize: 16, lineHeight: '24px', overflowWrap: 'anywhere' }}>{ticket.cpnTitle}</Box>
      {ticket.cpnCondition && <Box sx={{ color: 'text.secondary' }}>{ticket.cpnCondition}</Box>}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {facts.map(({ name, value }) => (
          <Box key={name} sx={line}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
