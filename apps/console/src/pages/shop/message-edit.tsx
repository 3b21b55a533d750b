import { canCancelMessage, canEditMessage } from '@lumiroute/contract/message'
import type { Message } from '@lumiroute/contract/message'
import Block from '@mui/icons-material/BlockOutlined'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMessage } from '../../features/shop/message/list-messages.ts'
import { MessageForm } from '../../features/shop/message/message-form.tsx'
import { MessageResult } from '../../features/shop/message/message-result.tsx'
import { MessageStateBadge } from '../../features/shop/message/message-state.tsx'
import { messagePaths } from '../../features/shop/message/message.paths.ts'
import { copyOf } from '../../features/shop/message/message.values.ts'
import { useCancelMessage } from '../../features/shop/message/stop-message.ts'
import { NewThing, UnreadThing, useEditPage } from '../../features/shop/shop/edit-page.tsx'
import { useStoreName } from '../../features/platform/store/store-name.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { PageHeader } from '../../ui/page-header.tsx'

function Actions({ message, storeCode, chosen }: { message: Message; storeCode: string; chosen?: string }) {
  const { t } = useTranslation()
  const cancel = useCancelMessage(storeCode)
  return (
    <>
      {canCancelMessage(message) && (
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
  const { form, ...page } = useEditPage(messagePaths.list)
  const account = useStoreName(form.storeCode)
  const nameOf = (name: string) => t('message.form.copyOf', { name })
  const start = copied && { start: copyOf(copied, nameOf) }
  return (
    <NewThing title={t('message.form.add')} purpose={t('message.form.purpose')} page={page}>
      <MessageForm key={form.storeCode} {...form} {...start} account={account} />
    </NewThing>
  )
}

function useLoad(code: string) {
  const { t } = useTranslation()
  const { form, listPath, isAbsent } = useEditPage(messagePaths.list)
  const { message, error, refetch, ...load } = useMessage(form.storeCode, code)
  const instead = message ? undefined : (
    <UnreadThing
      title={t('message.form.page')}
      notFound={t('message.form.notFound')}
      isAbsent={isAbsent || load.isAbsent}
      onRetry={() => void refetch()}
      {...{ listPath, error }}
    />
  )
  return { form, message, instead }
}

function CopiedMessage({ code }: { code: string }) {
  const { message, instead } = useLoad(code)
  return message ? <NewMessage copied={message} /> : instead
}

function OneMessage({ code }: { code: string }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { form, message, instead } = useLoad(code)
  const account = useStoreName(form.storeCode)
  if (!message) return instead
  const { storeCode, chosen } = form
  const { status, targetText: target, sentAt, updatedAt } = message
  const isOpen = canEditMessage(message)
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
        <MessageForm key={status} {...form} {...{ message, account }} />
      ) : (
        <MessageResult {...{ message, storeCode, account }} />
      )}
    </>
  )
}

/** Without a code a new one; one that was sent shows what became of it. */
export function MessageEditPage() {
  const [params] = useSearchParams()
  const [code, copy] = [params.get('code'), params.get('copy')]
  if (code) return <OneMessage key={code} code={code} />
  return copy ? <CopiedMessage key={copy} code={copy} /> : <NewMessage />
}
