import type {
  createMessage as add,
  MessageFields,
  updateMessage as update,
} from '@lumiroute/contract/message'
import type { Language } from '@lumiroute/contract/text'
import { randomUUID } from 'node:crypto'
import type { Handle, Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { generateCode } from '../shop/generate-code.ts'
import { listFileNames, requireFiles } from './bubble-content.ts'
import { requireAction } from './message.policy.ts'
import { editMessage, findByKey, findMessageJson, insertMessage, lockMessage } from './message.queries.ts'
import { type Prepared, prepareMessage, requireSendable } from './prepare-message.ts'
import { viewMessage } from './view-message.ts'

export async function createMessage(call: Steps<typeof add>) {
  const { db, deps, actor, scope, input } = call
  const { store: _store, retryKey = randomUUID(), ...form } = input
  const made = form.dryRun ? undefined : await findByKey(db, scope.storeId, retryKey)
  const prepared = await prepareMessage(deps, db, scope.storeId, form)
  if (made !== undefined) return answer(call, made, prepared)
  if (form.dryRun) return dryAnswer(prepared)
  if (!form.isDraft) requireSendable(form, prepared)
  const msgCode = await db.write(async (tx) => {
    const values = { ...toValues(form, prepared), createdBy: actor.accountId, updatedBy: actor.accountId }
    await requireFiles(tx, scope.storeId, form.messages)
    const row = await insertMessage(tx, {
      ...values,
      storeId: scope.storeId,
      msgCode: generateCode('MS'),
      retryKey,
    })
    if (row) await announceDue(tx, deps, row.id, values.dueAt)
    return row?.msgCode
  })
  const savedCode = msgCode ?? (await findByKey(db, scope.storeId, retryKey))
  return answer(call, savedCode as string, prepared)
}

export async function updateMessage(call: Steps<typeof update>) {
  const { db, deps, actor, scope, input } = call
  const { store: _store, msgCode, version, ...form } = input
  const prepared = await prepareMessage(deps, db, scope.storeId, form)
  if (!form.dryRun && !form.isDraft) requireSendable(form, prepared)
  await db.write(async (tx) => {
    const row = await lockMessage(tx, scope.storeId, msgCode)
    if (!row) throw new AppError('message.notFound')
    if (form.dryRun) return
    requireVersion(row, version)
    requireAction(row, 'edit')
    const values = toValues(form, prepared)
    await requireFiles(tx, scope.storeId, form.messages)
    await editMessage(tx, row.id, actor.accountId, values)
    await announceDue(tx, deps, row.id, values.dueAt)
  })
  return form.dryRun ? dryAnswer(prepared) : answer(call, msgCode, prepared)
}

function toValues(form: MessageFields, { targetText, estimated, plan }: Prepared) {
  const { isDraft, dryRun: _dry, scheduleAt, ...fields } = form
  const begins = plan.at === null ? scheduleAt : plan.at
  return {
    ...fields,
    targetText,
    estimated,
    fileNames: listFileNames(form.messages),
    scheduleAt: scheduleAt === null ? null : new Date(scheduleAt),
    status: isDraft ? 'draft' : 'scheduled',
    statusReason: '',
    dueAt: isDraft || begins === null ? null : new Date(begins),
  }
}

/** Due now: through the queue. Later: a scheduled job finds it. */
async function announceDue(tx: Tx, { jobs, now }: Deps, messageId: number, dueAt: Date | null) {
  if (dueAt && dueAt <= now()) await jobs.announce(tx, 'message.due', { messageId })
}

const shared = ({ estimated, quota, plan, preview }: Prepared) => ({ estimated, quota, plan, preview })
const dryAnswer = (prepared: Prepared) => ({ msgCode: null, messageItem: null, ...shared(prepared) })

type Answering = { db: Handle; scope: { storeId: number }; language: Language }
async function answer({ db, scope, language }: Answering, msgCode: string, prepared: Prepared) {
  const json = (await findMessageJson(db, scope.storeId, msgCode)) as string
  return { msgCode, messageItem: viewMessage(json, language), ...shared(prepared) }
}
