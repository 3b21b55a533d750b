import { funnelGroupings, getFunnel } from '@lumiroute/contract/effect'
import type { FunnelGrouping } from '@lumiroute/contract/effect'
import type { AnswerOf } from '@lumiroute/contract'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Section } from '../../../ui/section.tsx'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { FunnelBars } from './funnel-bars.tsx'
import { FunnelTable } from './funnel-table.tsx'

type Answer = AnswerOf<typeof getFunnel>

const note = { m: 0, fontSize: 12, lineHeight: '18px', color: 'text.secondary', textWrap: 'pretty' } as const

function Groupings({ by, onBy }: { by: FunnelGrouping; onBy: (by: FunnelGrouping) => void }) {
  const { t } = useTranslation()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={by}
      aria-label={t('effect.funnel.groupBy')}
      onChange={(_event, next: FunnelGrouping | null) => next && onBy(next)}
    >
      {funnelGroupings.map((each) => (
        <ToggleButton key={each} value={each} sx={{ px: { xs: 1.5, sm: 2 } }}>
          {t(`effect.funnel.by.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

function Notes({ answer }: { answer: Answer }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Box component="p" sx={note}>
        {t('effect.funnel.rule', { rule: answer.rule })}
      </Box>
      <Box component="p" sx={note}>
        {t('effect.funnel.withheldText')}
      </Box>
      {answer.scansSince && (
        <Box component="p" sx={note}>
          {t('effect.funnel.since', { date: date(answer.scansSince) })}
        </Box>
      )}
    </Stack>
  )
}

function Shown({
  answer,
  by,
  onBy,
}: {
  answer: Answer
  by: FunnelGrouping
  onBy: (by: FunnelGrouping) => void
}) {
  const { t } = useTranslation()
  if (answer.rowList.length === 0)
    return <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{t('effect.funnel.empty')}</Box>
  return (
    <Stack sx={{ gap: 2.5 }}>
      <FunnelBars total={answer.total} />
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Groupings by={by} onBy={onBy} />
        <FunnelTable by={by} rows={answer.rowList} />
      </Stack>
      <Notes answer={answer} />
    </Stack>
  )
}

/** What followed the scans of the whole ad, by date, hour, place or item. */
export function FunnelSection({ record }: { record: BroadcastRecord }) {
  const { t } = useTranslation()
  const [by, setBy] = useState<FunnelGrouping>('date')
  const input = { storeId: record.store.id, adId: record.adId, by }
  const load = useRead(getFunnel, input, { keepPrevious: true, staleTime: 60_000 })
  return (
    <Section title={t('effect.funnel.title')} text={t('effect.funnel.text')}>
      {load.data ? (
        <Shown answer={load.data} by={by} onBy={setBy} />
      ) : load.isError ? (
        <FailedState onRetry={() => void load.refetch()} />
      ) : (
        <LoadingState shape="cards" />
      )}
    </Section>
  )
}
