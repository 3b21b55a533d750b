import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { z } from 'zod'
import { useContractForm } from '../../lib/form/contract-form.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { ResultDialog } from '../../ui/dialog/result-dialog.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { LoadingOverlay } from '../../ui/loading-overlay.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { words } from './samples.ts'

const Named = z.object({ account: z.string().trim().min(1, words.required), note: z.string().max(40) })

function NamedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: Named,
    defaultValues: { account: '', note: '' },
    onSubmit: async () => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      onClose()
    },
  })
  return (
    <FormDialog {...{ open, onClose, busy, dirty, failure }} title={words.create} onSubmit={submit}>
      <TextField control={control} name="account" label={words.account} required />
      <TextArea control={control} name="note" label={words.note} max={40} />
    </FormDialog>
  )
}

function useBriefly(ms: number) {
  const [isOn, setOn] = useState(false)
  const start = () => {
    setOn(true)
    setTimeout(() => setOn(false), ms)
  }
  return [isOn, start] as const
}

export function Dialogs() {
  const confirm = useConfirm()
  const notice = useNotice()
  const [open, setOpen] = useState<'form' | 'result'>()
  const [isLine, showLine] = useBriefly(3000)
  const [isVeil, showVeil] = useBriefly(2000)
  const close = () => setOpen(undefined)
  const buttons = [
    { label: words.openAsk, act: () => void confirm({ title: words.askSend }) },
    {
      label: words.openDelete,
      act: () => void confirm({ title: words.askDelete, text: words.askDeleteText, destructive: true }),
    },
    { label: words.openForm, act: () => setOpen('form') },
    { label: words.openResult, act: () => setOpen('result') },
    { label: words.success, act: () => notice.success() },
    { label: words.error, act: () => notice.error() },
    { label: words.line, act: showLine },
    { label: words.veil, act: showVeil },
  ]
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {buttons.map(({ label, act }) => (
        <Button key={label} variant="outlined" color="inherit" onClick={act}>
          {label}
        </Button>
      ))}
      <NamedDialog open={open === 'form'} onClose={close} />
      <ResultDialog
        open={open === 'result'}
        title={words.result}
        message={words.resultText}
        onClose={close}
      />
      <LoadingOverlay busy={isLine} />
      <LoadingOverlay busy={isVeil} blocking label={words.saving} />
    </Box>
  )
}
