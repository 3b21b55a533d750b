import type { Ad } from '@lumiroute/contract/ad'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { MonoCode } from '../../../ui/figures.tsx'
import { Section } from '../../../ui/section.tsx'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { whereText } from '../ad/ad-places.ts'
import type { Proposal, useProposal } from './vehicle-choice.tsx'

const row = { display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', py: 0.75 } as const

function DayRow({ proposal: { date: day, screenList, refusal } }: { proposal: Proposal }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  return (
    <Box component="li" sx={row}>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{date(day)}</Box>
      {refusal === null ? (
        <Box>
          {screenList.map(({ id, name, macAddr }) => (
            <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
              <span>{name || t('device.list.unnamed')}</span>
              <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
                <MonoCode>{macAddr}</MonoCode>
              </Box>
            </Box>
          ))}
        </Box>
      ) : (
        <Alert severity="error" sx={{ py: 0.25 }}>
          {refusal}
        </Alert>
      )}
    </Box>
  )
}

/** The screens that will play the ad on each date, or why none can. */
export function ScreenProposal({ ad, load }: { ad: Ad; load: ReturnType<typeof useProposal> }) {
  const { t } = useTranslation()
  const proposals = load.data?.proposalList
  const isShort = proposals?.some(({ refusal }) => refusal !== null)
  return (
    <Section title={t('adCheck.screens')} text={t('adCheck.screensText', { where: whereText(ad) })}>
      {load.isError && <FailedState onRetry={() => void load.refetch()} />}
      {load.isPending && <LoadingState lines={3} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {proposals?.map((proposal) => (
          <DayRow key={proposal.date} proposal={proposal} />
        ))}
      </Box>
      {isShort && (
        <Box sx={{ mt: 1, fontSize: 13, color: 'text.secondary' }}>
          {t('adCheck.noScreenText')} <Link href="/device/list">{t('adCheck.toDevices')}</Link>
        </Box>
      )}
    </Section>
  )
}
