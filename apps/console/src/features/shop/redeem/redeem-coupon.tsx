import { lookUpTicket, redeemTicket } from '@lumiroute/contract/coupon'
import type { AnswerOf } from '@lumiroute/contract'
import CheckCircle from '@mui/icons-material/CheckCircle'
import ErrorIcon from '@mui/icons-material/Error'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../lib/format/format.ts'
import { readError } from '../../../lib/form/place-errors.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FieldShell } from '../../../ui/form/field-shell.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Card } from '../../../ui/section.tsx'
import { CodeScanner } from './code-scanner.tsx'
import { TicketFacts } from './ticket-facts.tsx'

type Found = AnswerOf<typeof lookUpTicket>
type Used = AnswerOf<typeof redeemTicket>
const quiet = { quiet: true } as const

type AskProps = { store: string; onFound: (found: Found) => void }

/** Scans or types a code and looks it up. */
function AskCode({ store, onFound }: AskProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState('')
  const { mutateAsync, isPending } = useAct(lookUpTicket, quiet)
  const look = async (text: string) => {
    setFailure('')
    try {
      onFound(await mutateAsync({ store, code: text }))
    } catch (error) {
      setFailure(readError(error).message)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) void look(code)
  }
  return (
    <Card>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <CodeScanner onCode={(text) => void look(text)} />
        <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
          <FieldShell
            id="redeem-code"
            label={t('redeem.code')}
            helper={t('redeem.codeHint')}
            {...(failure && { error: failure })}
          >
            <OutlinedInput
              id="redeem-code"
              fullWidth
              value={code}
              error={!!failure}
              onChange={(event) => setCode(event.target.value)}
              autoComplete="off"
              slotProps={{
                input: {
                  autoCapitalize: 'characters',
                  spellCheck: false,
                  'aria-describedby': 'redeem-code-help',
                  maxLength: 60,
                },
              }}
              sx={{
                fontFamily: 'monospace',
                fontSize: 18,
                height: 52,
                '& input': { textTransform: 'uppercase' },
              }}
            />
          </FieldShell>
          <SubmitButton busy={isPending} size="large">
            {t('redeem.look')}
          </SubmitButton>
        </Box>
      </Box>
    </Card>
  )
}

const verdict = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 700,
} as const

function Verdict({ isGood, children }: { isGood: boolean; children: string }) {
  const Icon = isGood ? CheckCircle : ErrorIcon
  return (
    <Box role="status" sx={{ ...verdict, color: isGood ? 'success.onTint' : 'error.onTint' }}>
      <Icon aria-hidden sx={{ fontSize: 32 }} />
      {children}
    </Box>
  )
}

type UseProps = { store: string; found: Found; onUsed: (used: Used) => void; onCancel: () => void }

/** Shows owner and validity, then redeems. */
function UseTicket({ store, found, onUsed, onCancel }: UseProps) {
  const { t } = useTranslation()
  const [amount, setAmount] = useState('')
  const [failure, setFailure] = useState('')
  const { mutateAsync, isPending } = useAct(redeemTicket, quiet)
  const { ticket, mbrName, refusal, code } = found
  const asksAmount = ticket.cpnReward.type === 'discount_percent' || ticket.cpnMinSpend > 0
  const use = async (event: FormEvent) => {
    event.preventDefault()
    const spent = amount.trim() === '' ? {} : { amount: Number(amount) }
    try {
      onUsed(await mutateAsync({ store, code, ...spent }))
    } catch (error) {
      setFailure(readError(error).message)
    }
  }
  return (
    <Card>
      <Box component="form" onSubmit={(event) => void use(event)} sx={{ display: 'grid', gap: 2 }}>
        <Verdict isGood={!refusal}>{refusal ? t('redeem.unusable') : t('redeem.usable')}</Verdict>
        {refusal && <Box sx={{ fontSize: 16 }}>{refusal}</Box>}
        <TicketFacts ticket={ticket} mbrName={mbrName} />
        {asksAmount && !refusal && (
          <FieldShell id="redeem-amount" label={t('redeem.amount')} helper={t('redeem.amountHelper')}>
            <OutlinedInput
              id="redeem-amount"
              fullWidth
              value={amount}
              onChange={(event) => setAmount(event.target.value.replaceAll(/\D/g, '').slice(0, 7))}
              startAdornment={<Box sx={{ mr: 1, color: 'text.secondary' }}>NT$</Box>}
              slotProps={{ input: { inputMode: 'numeric', 'aria-describedby': 'redeem-amount-help' } }}
              sx={{ fontSize: 18, height: 52 }}
            />
          </FieldShell>
        )}
        {failure && <Verdict isGood={false}>{failure}</Verdict>}
        {!refusal && !failure && (
          <SubmitButton busy={isPending} size="large">
            {t('redeem.use')}
          </SubmitButton>
        )}
        <Button variant="outlined" color="inherit" size="large" onClick={onCancel}>
          {refusal || failure ? t('redeem.next') : t('redeem.cancel')}
        </Button>
      </Box>
    </Card>
  )
}

function UsedTicket({ used, onNext }: { used: Used; onNext: () => void }) {
  const { t } = useTranslation()
  return (
    <Card>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Verdict isGood>{t('redeem.done')}</Verdict>
        <Box sx={{ fontSize: 16 }}>{used.ticket.cpnTitle}</Box>
        {used.discountAmount > 0 && (
          <Box sx={{ fontSize: 28, lineHeight: '36px', fontWeight: 700 }}>
            {t('redeem.worth', { money: formatMoney(used.discountAmount) })}
          </Box>
        )}
        <Button variant="contained" size="large" onClick={onNext} sx={{ height: 56 }}>
          {t('redeem.next')}
        </Button>
      </Box>
    </Card>
  )
}

/** Look up, redeem, next. */
export function RedeemCoupon({ storeCode: store }: { storeCode: string }) {
  const [found, setFound] = useState<Found>()
  const [used, setUsed] = useState<Used>()
  const restart = () => {
    setFound(undefined)
    setUsed(undefined)
  }
  if (used) return <UsedTicket used={used} onNext={restart} />
  if (found) return <UseTicket {...{ store, found }} onUsed={setUsed} onCancel={restart} />
  return <AskCode store={store} onFound={setFound} />
}
