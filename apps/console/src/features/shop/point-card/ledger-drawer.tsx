import { listPointLedger, redeemReward } from '@lumiroute/contract/point-card'
import type { LedgerCard, LedgerRow } from '@lumiroute/contract/point-card'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct, useRead } from '../../../lib/api/query.ts'
import { DateTime, MonoCode } from '../../../ui/figures.tsx'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { fileUrl } from '../../platform/store/store-images.ts'
import { AdjustDialog } from './adjust-dialog.tsx'
import { ledgerReads } from './list-point-cards.ts'
import { StampCard } from './stamp-card.tsx'

const shownRows = 100

type Reward = LedgerCard['rewards'][number]

function RewardLine({ reward, card, storeCode }: { reward: Reward; card: LedgerCard; storeCode: string }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutate, isPending } = useAct(redeemReward, { invalidate: ledgerReads })
  const name = reward.text || t('pointCard.preview.coupon', { name: reward.cpnCode ?? '' })
  const isCollecting = card.state === 'active' || card.state === 'full'
  const redeem = async () => {
    const asks = { title: t('pointCard.redeemAsk.title', { name }), text: t('pointCard.redeemAsk.text') }
    if (await confirm({ ...asks, confirmLabel: t('pointCard.redeemAsk.confirm') }))
      mutate({ store: storeCode, cardNo: card.cardNo, at: reward.at })
  }
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
      <Box sx={{ color: 'text.secondary', width: 56, flexShrink: 0 }}>
        {t('pointCard.ledger.at', { at: reward.at })}
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
      {reward.isGiven && <StatusBadge tone="success" label={t('pointCard.ledger.given')} />}
      {reward.actions.includes('redeem') && (
        <Button size="small" variant="contained" disabled={isPending} onClick={() => void redeem()}>
          {t('pointCard.ledger.redeem')}
        </Button>
      )}
      {!reward.isGiven && isCollecting && card.points < reward.at && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {t('pointCard.ledger.short', { count: reward.at - card.points })}
        </Box>
      )}
    </Box>
  )
}

const refKeys = ['qr', 'staff', 'order', 'ticket', 'reward'] as const

function RefText({ row }: { row: LedgerRow }) {
  const { t } = useTranslation()
  const key = refKeys.find((each) => each === row.refType)
  const text = row.note || (key ? t(`pointCard.ref.${key}`, { no: row.refId ?? '' }) : '')
  return <>{[text, row.staffAccount].filter(Boolean).join('・')}</>
}

function LedgerLine({ row }: { row: LedgerRow }) {
  const { t } = useTranslation()
  const isUp = row.delta > 0
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ fontWeight: 550 }}>{t(`pointCard.reason.${row.reason}`)}</Box>
      <Box
        sx={{
          textAlign: 'right',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          color: isUp ? 'success.onTint' : 'text.primary',
        }}
      >
        {isUp ? `+${row.delta}` : row.delta}
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <DateTime at={row.at} /> <RefText row={row} />
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary', textAlign: 'right', whiteSpace: 'nowrap' }}>
        {t('pointCard.ledger.after', { points: row.balanceAfter })}
      </Box>
    </Box>
  )
}

const listLook = { listStyle: 'none', m: 0, p: 0, fontSize: 13, lineHeight: '20px' } as const

function Ledger({ storeCode, cardNo }: { storeCode: string; cardNo: string }) {
  const { t } = useTranslation()
  const [isAdjusting, setAdjusting] = useState(false)
  const { data, error, refetch } = useRead(listPointLedger, {
    store: storeCode,
    cardNo,
    page: 1,
    size: shownRows,
  })
  if (error) return <FailedState reference={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={8} />
  const { card, ledgerList, total = 0 } = data
  const image = card.pcBgImage ? fileUrl(card.pcBgImage) : undefined
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <StampCard
        name={card.pcName}
        color={card.pcColor}
        icon={card.pcIcon}
        goal={card.goal}
        points={card.points}
        rewards={new Set(card.rewards.map(({ at }) => at))}
        image={image}
        progress={t('pointCard.ledger.progress', { points: card.points, goal: card.goal })}
      />
      <Box component="ul" sx={listLook}>
        {card.rewards.map((reward) => (
          <RewardLine key={reward.at} {...{ reward, card, storeCode }} />
        ))}
      </Box>
      <Button variant="outlined" onClick={() => setAdjusting(true)} sx={{ justifySelf: 'start' }}>
        {t('pointCard.ledger.adjust')}
      </Button>
      <Box component="ul" sx={listLook}>
        {ledgerList.map((row) => (
          <LedgerLine key={row.id} row={row} />
        ))}
      </Box>
      {ledgerList.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('pointCard.ledger.empty')}</Box>}
      {total > shownRows && (
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
          {t('pointCard.ledger.more', { count: shownRows })}
        </Box>
      )}
      {isAdjusting && <AdjustDialog {...{ storeCode, cardNo }} onClose={() => setAdjusting(false)} />}
    </Box>
  )
}

export type LedgerDrawerProps = { open: boolean; cardNo: string; storeCode: string; onClose: () => void }

/** All point entries of one card, with the actions at the counter. */
export function LedgerDrawer({ open, cardNo, storeCode, onClose }: LedgerDrawerProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 420 } } },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2.5,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2" sx={{ fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>
            {t('pointCard.ledger.title')}
          </Typography>
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            <MonoCode>{cardNo}</MonoCode>
          </Box>
        </Box>
        <IconButton aria-label={t('pointCard.ledger.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ p: 2.5, overflowY: 'auto' }}>
        {cardNo && <Ledger key={cardNo} {...{ storeCode, cardNo }} />}
      </Box>
    </Drawer>
  )
}
