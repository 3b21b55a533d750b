import type { PointCard } from '@lumiroute/contract/point-card'
import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Card } from '../../../ui/section.tsx'
import { EmptyState, LoadingState } from '../../../ui/states.tsx'
import { FilterSelect } from '../../../ui/table/toolbar/filter-select.tsx'
import { pointCardPaths } from '../coupon/coupon.paths.ts'
import { usePointCards } from '../point-card/list-point-cards.ts'

const EarnCodeScreen = onDemand(async () => (await import('./earn-code-screen.tsx')).EarnCodeScreen)

const most = 50
const getUsual = ({ pcEarn }: PointCard) => (pcEarn.type === 'per_visit' ? pcEarn.points : 1)

type StepperProps = { value: number; onChange: (value: number) => void }

function Stepper({ value, onChange }: StepperProps) {
  const { t } = useTranslation()
  return (
    <Box
      role="group"
      aria-label={t('redeem.pointCount')}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 3 }}
    >
      <IconButton
        size="large"
        aria-label={t('redeem.less')}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
        sx={{ border: 1, borderColor: 'divider' }}
      >
        <Remove />
      </IconButton>
      <Box
        aria-live="polite"
        sx={{
          minWidth: 72,
          textAlign: 'center',
          fontSize: 44,
          lineHeight: '52px',
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
      </Box>
      <IconButton
        size="large"
        aria-label={t('redeem.more')}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
        sx={{ border: 1, borderColor: 'divider' }}
      >
        <Add />
      </IconButton>
    </Box>
  )
}

function Giving({ storeCode, cards }: { storeCode: string; cards: readonly PointCard[] }) {
  const { t } = useTranslation()
  const [first] = cards as [PointCard, ...PointCard[]]
  const [pcCode, setCode] = useState(first.pcCode)
  const card = cards.find((each) => each.pcCode === pcCode) ?? first
  const [points, setPoints] = useState(getUsual(first))
  const [isShown, setShown] = useState(false)
  const choose = (code: string) => {
    const chosen = cards.find((each) => each.pcCode === code) ?? first
    setCode(chosen.pcCode)
    setPoints(getUsual(chosen))
  }
  return (
    <Card>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <FilterSelect
          label={t('redeem.card')}
          all={first.pcName}
          options={cards.slice(1).map((each) => ({ value: each.pcCode, label: each.pcName }))}
          value={card.pcCode === first.pcCode ? '' : card.pcCode}
          onChange={choose}
        />
        <Stepper value={points} onChange={setPoints} />
        <Button
          variant="contained"
          size="large"
          onClick={() => setShown(true)}
          sx={{ height: 56, fontSize: 16 }}
        >
          {t('redeem.show')}
        </Button>
      </Box>
      <EarnCodeScreen open={isShown} {...{ storeCode, card, points }} onClose={() => setShown(false)} />
    </Card>
  )
}

/** Choose a card and points, then show the code for the member's phone. */
export function GivePoints({ storeCode, chosen }: { storeCode: string; chosen: string | undefined }) {
  const { t } = useTranslation()
  const { canOpen } = usePermitted()
  const cards = usePointCards(storeCode)?.filter(({ actions }) => actions.includes('earn'))
  if (!cards)
    return (
      <Card>
        <LoadingState lines={4} />
      </Card>
    )
  const href = pointCardPaths.list(chosen)
  const toCards = canOpen(href) && (
    <Button variant="outlined" href={href}>
      {t('redeem.toCards')}
    </Button>
  )
  if (cards.length === 0)
    return (
      <Card padded={false}>
        <EmptyState title={t('redeem.noCards')} text={t('redeem.noCardsText')} action={toCards} />
      </Card>
    )
  return <Giving key={storeCode} storeCode={storeCode} cards={cards} />
}
