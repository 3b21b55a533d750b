import type { Ad } from '@lumiroute/contract/ad'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../lib/api/client.ts'
import type { AdParts } from '../ad/ad-parts.ts'
import { AdView } from '../ad/ad-view.tsx'
import { may } from '../ad/ad-buttons.ts'
import { CheckBar } from './check-bar.tsx'
import type { ReasonKind } from './reason-dialog.tsx'
import { ScreenProposal } from './screen-proposal.tsx'
import { StoreFacts } from './store-facts.tsx'
import { useReviewResult } from './use-review-result.tsx'
import { VehicleChoice, chosenVehicles, needsVehicles, useProposal } from './vehicle-choice.tsx'
import type { Choices } from './vehicle-choice.tsx'

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }))
const RecordPaymentDialog = lazy(async () => ({
  default: (await import('./record-payment-dialog.tsx')).RecordPaymentDialog,
}))

export type AdCheckDeskProps = { ad: Ad; parts: AdParts; onDone: () => void; onCancel: () => void }

function Unpaid({ ad }: { ad: Ad }) {
  const { t } = useTranslation()
  if (!may(ad, 'recordPayment')) return null
  return (
    <Alert severity="warning">
      <AlertTitle sx={{ fontWeight: 600 }}>{t('adCheck.unpaid')}</AlertTitle>
      {t('adCheck.unpaidText')}
    </Alert>
  )
}

export function AdCheckDesk({ ad, parts, onDone, onCancel }: AdCheckDeskProps) {
  const { t } = useTranslation()
  const [choices, setChoices] = useState<Choices>({})
  const [opened, setOpened] = useState<ReasonKind | 'pay'>()
  const isWaiting = ad.payment.statusCode === 'request'
  const proposal = useProposal(ad, isWaiting)
  const proposals = proposal.data?.proposalList ?? []
  const { approve, reject, withdraw, showRefusal, isPending, dialog } = useReviewResult(ad, onDone)
  const lacks = needsVehicles(ad)
    ? proposals.some(({ vehicleId }) => vehicleId === null) && t('adCheck.missingVehicle')
    : proposals.some(({ refusal }) => refusal !== null) && t('adCheck.missingScreen')
  const close = () => setOpened(undefined)
  const approveChosen = () => approve(chosenVehicles(proposals, choices)).catch(showRefusal)
  const submitReason = async (reason: string) => {
    try {
      await (opened === 'withdraw' ? withdraw(reason) : reject(reason))
      close()
    } catch (error) {
      if (isApiError(error) && error.fields.reason) throw error
      close()
      await showRefusal(error)
    }
  }
  const above = (
    <>
      {isWaiting && <Unpaid ad={ad} />}
      <StoreFacts ad={ad} />
      {isWaiting && !needsVehicles(ad) && <ScreenProposal ad={ad} load={proposal} />}
      {isWaiting && needsVehicles(ad) && (
        <VehicleChoice
          {...{ ad, choices }}
          load={proposal}
          onChoose={(date, id) => setChoices({ ...choices, [date]: id })}
        />
      )}
    </>
  )
  const bar = (
    <CheckBar
      ad={ad}
      busy={isPending}
      hindrance={(isWaiting && lacks) || ''}
      onApprove={() => void approveChosen()}
      onOpen={setOpened}
      onCancel={onCancel}
    />
  )
  return (
    <>
      <AdView ad={ad} parts={parts} above={above} below={bar} />
      <Suspense>
        {opened && opened !== 'pay' && (
          <ReasonDialog open kind={opened} name={ad.name} onClose={close} onSubmit={submitReason} />
        )}
        {opened === 'pay' && <RecordPaymentDialog open ad={ad} onClose={close} />}
      </Suspense>
      {dialog}
    </>
  )
}
