import { maxBubbles } from '@lumiroute/contract/message'
import type { Message } from '@lumiroute/contract/message'
import Send from '@mui/icons-material/SendOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useUnsavedGuard } from '../../../ui/form/unsaved-guard.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { FormHold } from '../../../ui/form/form-hold.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { PreviewBeside } from '../../../ui/preview-beside.tsx'
import { Section } from '../../../ui/section.tsx'
import { BubbleList } from './bubble-list.tsx'
import { LinePreview } from './line-preview.tsx'
import { MessageButtons } from './message-buttons.tsx'
import { emptyValues, MessageSchema, readBubbles, toValues } from './message-values.ts'
import type { BubbleValues, MessageControl, MessageValues } from './message-values.ts'
import { QuotaSection } from './quota-section.tsx'
import { ReceiverCount, useReceivers } from './receiver-count.tsx'
import { type SaveMode, useSaveMessage } from './save-message.ts'
import { WhenFields } from './send-fields.tsx'
import { type ShopCards, useShopCards } from './shop-cards.ts'
import { TargetFields } from './target-fields.tsx'
import { TestSendDialog } from './test-send-dialog.tsx'

export type MessageFormProps = {
  storeCode: string
  chosen: string | undefined
  /** The store's name, shown as its LINE account. */
  account: string
  /** Absent for a new message. */
  message?: Message
  /** Initial values of a new message. */
  start?: MessageValues
  onSaved: () => void
  onCancel: () => void
}

const rows = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const

type PreviewProps = { control: MessageControl; cards: ShopCards; account: string; storeCode: string }

function Preview({ control, ...rest }: PreviewProps) {
  return <LinePreview bubbles={useWatch({ control, name: 'messages' })} {...rest} />
}

type SendSectionsProps = { control: MessageControl; storeCode: string; chosen: string | undefined }

/** Receivers, time and quota. */
function SendSections({ control, storeCode, chosen }: SendSectionsProps) {
  const { t } = useTranslation()
  const receivers = useReceivers(storeCode, useWatch({ control, name: 'target' }))
  return (
    <>
      <Section title={t('message.form.who')}>
        <Box sx={rows}>
          <TargetFields {...{ control, storeCode }} />
          <ReceiverCount receivers={receivers} />
        </Box>
      </Section>
      <Section title={t('message.form.when')}>
        <WhenFields control={control} />
      </Section>
      <QuotaSection {...{ control, storeCode, chosen, receivers }} />
    </>
  )
}

/** Validates the form first: an incomplete bubble would be sent as it is. */
function useTestSend(storeCode: string, read: () => BubbleValues[], complain: () => Promise<unknown>) {
  const { t } = useTranslation()
  const [bubbles, setBubbles] = useState<ReturnType<typeof readBubbles>>()
  const open = () => {
    const complete = readBubbles(read())
    setBubbles(complete)
    if (!complete) void complain()
  }
  const button = (
    <Button size="small" startIcon={<Send />} onClick={open}>
      {t('message.form.test')}
    </Button>
  )
  const dialog = bubbles && (
    <TestSendDialog {...{ storeCode, bubbles }} onClose={() => setBubbles(undefined)} />
  )
  return { button, dialog }
}

export function MessageForm(props: MessageFormProps) {
  const { storeCode, chosen, account, start = emptyValues, onSaved, onCancel } = props
  const { t } = useTranslation()
  // A background refetch must not replace what the person started editing.
  const [message] = useState(props.message)
  const cards = useShopCards(storeCode)
  const save = useSaveMessage(storeCode, message)
  const mode = useRef<SaveMode>('send')
  const { form, control, submit, busy, dirty, failure } = useContractForm({
    schema: MessageSchema,
    defaultValues: message ? toValues(message) : start,
    onSubmit: async (sent) => {
      if (!(await save(sent, mode.current))) return false
      return onSaved()
    },
  })
  useUnsavedGuard(dirty)
  const test = useTestSend(
    storeCode,
    () => form.getValues('messages'),
    () => form.trigger('messages', { shouldFocus: true }),
  )
  const submitAs = (as: SaveMode) => {
    mode.current = as
    submit()
  }
  const isScheduled = message?.status === 'scheduled'
  return (
    <FormHold>
      <PreviewBeside
        title={t('message.preview.title')}
        text={t('message.preview.text')}
        preview={<Preview {...{ control, cards, account, storeCode }} />}
      >
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            submitAs('send')
          }}
        >
          <FormFailure text={failure} />
          {isScheduled && <Alert severity="info">{t('message.form.scheduledNote')}</Alert>}
          <Section
            title={t('message.form.content')}
            text={t('message.form.contentText', { max: maxBubbles })}
            actions={test.button}
          >
            <Box sx={rows}>
              <TextField
                control={control}
                name="msgTitle"
                label={t('message.field.msgTitle')}
                helper={t('message.form.titleHelper')}
                maxLength={50}
                required
              />
              <BubbleList
                {...{ control, storeCode, cards }}
                valueAt={(at) => form.getValues(`messages.${at}`)}
              />
            </Box>
          </Section>
          <SendSections {...{ control, storeCode, chosen }} />
          <MessageButtons
            {...{ busy, dirty, failure, isScheduled, onCancel }}
            onDraft={() => submitAs('draft')}
          />
        </Form>
      </PreviewBeside>
      {test.dialog}
    </FormHold>
  )
}
