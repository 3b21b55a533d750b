import { listOutcomes } from '@lumiroute/contract/effect'
import type { AnswerOf } from '@lumiroute/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Section } from '../../../ui/section.tsx'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { recordPaths } from '../../road/record/record.paths.ts'

type Outcome = AnswerOf<typeof listOutcomes>['outcomeList'][number]

const small = { fontSize: 12, lineHeight: '18px', color: 'text.secondary' } as const
const figures = {
  m: 0,
  mt: 1,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
  gap: 1,
} as const
const counts = ['scans', 'follows', 'coupons', 'orders'] as const

function Figure({ name, value }: { name: string; value: string | null }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={small}>
        {name}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          fontVariantNumeric: 'tabular-nums',
          ...(value === null ? { fontSize: 13, color: 'text.secondary' } : { fontSize: 16, fontWeight: 600 }),
        }}
      >
        {value ?? t('dashboard.outcomes.withheld')}
      </Box>
    </Box>
  )
}

function OutcomeRow({ outcome, chosen }: { outcome: Outcome; chosen: string | undefined }) {
  const { t } = useTranslation()
  const { count, money, date } = useFormat()
  const { adId, adName, recordId, firstDate, lastDate, price, amount } = outcome
  const days =
    firstDate === lastDate
      ? date(firstDate)
      : t('dashboard.outcomes.days', { from: date(firstDate), to: date(lastDate) })
  return (
    <Box component="li">
      <Box sx={{ fontSize: 14, fontWeight: 600 }}>
        {t('dashboard.outcomes.question', { price: count(price) })}
      </Box>
      <Box sx={small}>
        <Link href={recordPaths.effect({ id: recordId, adId }, false, chosen)} underline="always">
          {adName}
        </Link>
        {`・${days}`}
      </Box>
      <Box component="dl" sx={figures}>
        {counts.map((name) => {
          const value = outcome[name]
          return (
            <Figure
              key={name}
              name={t(`dashboard.outcomes.${name}`)}
              value={value === null ? null : count(value)}
            />
          )
        })}
        <Figure name={t('dashboard.outcomes.amount')} value={amount === null ? null : money(amount)} />
      </Box>
    </Box>
  )
}

function Shown({ outcomes, chosen }: { outcomes: readonly Outcome[]; chosen: string | undefined }) {
  const { t } = useTranslation()
  if (outcomes.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>{t('dashboard.outcomes.empty')}</Box>
  return (
    <>
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2.5 }}>
        {outcomes.map((outcome) => (
          <OutcomeRow key={outcome.adId} {...{ outcome, chosen }} />
        ))}
      </Stack>
      <Box component="p" sx={{ ...small, m: 0, mt: 2 }}>
        {t('dashboard.outcomes.note')}
      </Box>
    </>
  )
}

/** The latest ads: what they cost, and what is associated with their scans. */
export function OutcomeSection({ storeCode, chosen }: { storeCode: string; chosen: string | undefined }) {
  const { t } = useTranslation()
  const load = useRead(listOutcomes, { store: storeCode }, { staleTime: 60_000 })
  return (
    <Section title={t('dashboard.outcomes.title')} text={t('dashboard.outcomes.text')}>
      {load.data ? (
        <Shown outcomes={load.data.outcomeList} chosen={chosen} />
      ) : load.isError ? (
        <FailedState onRetry={() => void load.refetch()} />
      ) : (
        <LoadingState shape="cards" />
      )}
    </Section>
  )
}
