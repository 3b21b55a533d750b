import { getMessage } from '@lumiroute/contract/message'
import type { Message } from '@lumiroute/contract/message'
import Block from '@mui/icons-material/BlockOutlined'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isUnderWay, lookAgainMs } from '../../features/shop/message/list-messages.ts'
import { MessageForm } from '../../features/shop/message/message-form.tsx'
import { MessageResult } from '../../features/shop/message/message-result.tsx'
import { MessageStateBadge } from '../../features/shop/message/message-state.tsx'
import { messagePaths } from '../../features/shop/message/message.paths.ts'
import { copyValues } from '../../features/shop/message/message-values.ts'
import { useCancelMessage } from '../../features/shop/message/cancel-message.ts'
import { useStoreName } from '../../features/platform/store/store-name.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useStoreEditControl } from '../kit/edit-control.ts'
import { Unread, useThing } from '../kit/edit-states.tsx'
import { StoreAbsent } from '../kit/store-absent.tsx'

function Actions({ message, storeCode, chosen }: { message: Message; storeCode: string; chosen?: string }) {
  const { t } = useTranslation()
  const cancel = useCancelMessage(storeCode)
  return (
    <>
      {message.actions.includes('cancel') && (
        <Button variant="outlined" color="inherit" startIcon={<Block />} onClick={() => void cancel(message)}>
          {t('message.list.cancel')}
        </Button>
      )}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ContentCopy />}
        href={messagePaths.copy(message.msgCode, chosen)}
      >
        {t('message.list.copy')}
      </Button>
    </>
  )
}

function NewMessage({ copied }: { copied?: Message }) {
  const { t } = useTranslation()
  const { control, picker, isAbsent } = useStoreEditControl(messagePaths.list)
  const account = useStoreName(control.storeCode)
  const getName = (name: string) => t('message.form.copyOf', { name })
  const start = copied && { start: copyValues(copied, getName) }
  return (
    <>
      <PageHeader
        title={t('message.form.createTitle')}
        purpose={t('message.form.purpose')}
        actions={picker}
      />
      {isAbsent ? (
        <StoreAbsent />
      ) : (
        <MessageForm key={control.storeCode} {...control} {...start} account={account} />
      )}
    </>
  )
}

/** The current message; polled while it is being sent. */
function useMessage(store: string, msgCode: string) {
  return useThing(getMessage, { store, msgCode }, ({ messageItem }) => messageItem, {
    refetchInterval: (answer) => (answer && isUnderWay(answer.messageItem) ? lookAgainMs : false),
  })
}

function useLoad(code: string) {
  const { t } = useTranslation()
  const { control, listPath, isAbsent } = useStoreEditControl(messagePaths.list)
  const load = useMessage(control.storeCode, code)
  const notFound = {
    title: t('message.form.notFound'),
    text: t('catalogue.notFoundText'),
    back: t('catalogue.back'),
    listPath,
  }
  const unread = (
    <>
      <PageHeader title={t('message.form.page')} />
      <Unread load={{ ...load, isAbsent: isAbsent || load.isAbsent }} notFound={notFound} />
    </>
  )
  return { control, message: load.thing, unread }
}

function CopiedMessage({ code }: { code: string }) {
  const { message, unread } = useLoad(code)
  return message ? <NewMessage copied={message} /> : unread
}

function OneMessage({ code }: { code: string }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { control, message, unread } = useLoad(code)
  const account = useStoreName(control.storeCode)
  if (!message) return unread
  const { storeCode, chosen } = control
  const { status, targetText: target, sentAt, updatedAt } = message
  const isOpen = message.actions.includes('edit')
  const facts = t('message.result.purpose', { target, time: dateTime(sentAt ?? updatedAt) })
  return (
    <>
      <PageHeader
        title={message.msgTitle}
        purpose={isOpen ? t('message.form.purpose') : facts}
        badge={<MessageStateBadge status={status} />}
        actions={<Actions {...{ message, storeCode }} {...(chosen && { chosen })} />}
      />
      {isOpen ? (
        <MessageForm key={status} {...control} {...{ message, account }} />
      ) : (
        <MessageResult {...{ message, storeCode, account }} />
      )}
    </>
  )
}

/** Without a code a new message; a sent one shows its result. */
export function MessageEditPage() {
  const [params] = useSearchParams()
  const [code, copy] = [params.get('code'), params.get('copy')]
  if (code) return <OneMessage key={code} code={code} />
  return copy ? <CopiedMessage key={copy} code={copy} /> : <NewMessage />
}
