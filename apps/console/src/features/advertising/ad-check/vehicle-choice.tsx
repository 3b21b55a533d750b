import { proposeVehicles } from '@lumiroute/contract/ad'
import type { AnswerOf } from '@lumiroute/contract'
import type { Ad } from '@lumiroute/contract/ad'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Section } from '../../../ui/section.tsx'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { codeText } from '../ad/ad-choices.ts'

export type Proposal = AnswerOf<typeof proposeVehicles>['proposalList'][number]
/** The vehicle an operator chose instead of the proposed one, by date. */
export type Choices = Readonly<Record<string, number>>

export const needsVehicles = (ad: Ad) => ad.moveType.code === 'move_play'

export function useProposal(ad: Ad, enabled: boolean) {
  return useRead(proposeVehicles, { adId: ad.id }, { enabled, staleTime: 0 })
}

/** Falls back to the proposed vehicle if the chosen one has been booked by somebody else since. */
export const vehicleFor = ({ date, vehicleId, vehicleList }: Proposal, choices: Choices) =>
  vehicleList.find(({ id }) => id === choices[date])?.id ?? vehicleId

export const chosenVehicles = (proposals: readonly Proposal[], choices: Choices) =>
  proposals.flatMap((proposal) => {
    const vehicleId = vehicleFor(proposal, choices)
    return vehicleId === null ? [] : [{ date: proposal.date, vehicleId }]
  })

type RowProps = { ad: Ad; proposal: Proposal; choices: Choices; onChoose: (date: string, id: number) => void }

function NoVehicle({ ad }: { ad: Ad }) {
  const { t } = useTranslation()
  return (
    <Alert severity="warning" sx={{ py: 0.25 }}>
      {t('adCheck.noVehicle', { type: codeText(t, 'vehicleType', ad.vehicle.type) })}{' '}
      <Link href="/timetable/list" color="inherit">
        {t('adCheck.toTimetable')}
      </Link>
    </Alert>
  )
}

function VehicleRow({ ad, proposal, choices, onChoose }: RowProps) {
  const { t } = useTranslation()
  const { date: dateText } = useFormat()
  const { date, vehicleId, vehicleList } = proposal
  const value = vehicleFor(proposal, choices)
  const label = dateText(date)
  const getName = (id: number, no: string) => (id === vehicleId ? `${no}（${t('adCheck.proposed')}）` : no)
  return (
    <Box component="li" sx={row}>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{label}</Box>
      {value === null ? (
        <NoVehicle ad={ad} />
      ) : (
        <Select
          size="small"
          value={value}
          onChange={({ target }) => onChoose(date, target.value)}
          SelectDisplayProps={{ 'aria-label': t('adCheck.vehicleOf', { date: label }) }}
          sx={{ minWidth: 200 }}
        >
          {vehicleList.map(({ id, no }) => (
            <MenuItem key={id} value={id}>
              {getName(id, no)}
            </MenuItem>
          ))}
        </Select>
      )}
    </Box>
  )
}

const row = { display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', py: 0.5 } as const

export type VehicleChoiceProps = {
  ad: Ad
  load: ReturnType<typeof useProposal>
  choices: Choices
  onChoose: (date: string, id: number) => void
}

/** The vehicle for each date of the ad. */
export function VehicleChoice({ ad, load, choices, onChoose }: VehicleChoiceProps) {
  const { t } = useTranslation()
  const proposals = load.data?.proposalList
  const isShort = proposals?.some(({ vehicleId }) => vehicleId === null)
  return (
    <Section title={t('adCheck.vehicles')} text={t('adCheck.vehiclesText')}>
      {load.isError && <FailedState onRetry={() => void load.refetch()} />}
      {load.isPending && <LoadingState lines={3} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {proposals?.map((proposal) => (
          <VehicleRow key={proposal.date} {...{ ad, proposal, choices, onChoose }} />
        ))}
      </Box>
      {isShort && (
        <Box sx={{ mt: 1, fontSize: 13, color: 'text.secondary' }}>{t('adCheck.noVehicleText')}</Box>
      )}
    </Section>
  )
}
