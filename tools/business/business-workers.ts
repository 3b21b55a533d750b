import { createHash } from 'node:crypto'
import { updateAdCheck } from '@lumiroute/contract/ad'
import type { Uploaded } from '@lumiroute/contract/file'
import { payAd, settleSandbox } from '@lumiroute/contract/payment'
import { boundary, closing, filePart } from '../../apps/server/src/adapters/files/fixtures/raw-client.ts'
import { httpCall } from '../../apps/server/src/testing/http-call.ts'
import { readHandOff } from '../../apps/server/src/testing/payment-steps.ts'

/** What the server acknowledged, and must therefore still have after a crash. */
export type Acknowledged = {
  approvals: number[]
  payments: string[]
  uploads: { uuidName: string; sha256: string }[]
}

export type Tokens = { operator: string; store: string }
export type Round = {
  url: string
  tokens: Tokens
  store: { storeId: number; storeCode: string }
  /** Ads waiting for approval, and drafts that can be paid. */
  waiting: number[]
  drafts: number[]
  pictures: Buffer[]
}

const workersPerKind = 2

/** Approves, pays and uploads without pause until the server stops answering. */
export async function workUntilDead(round: Round, acknowledged: Acknowledged): Promise<void> {
  const acts = [approveNext, payNext, uploadNext]
  const workers = acts.flatMap((act) => Array.from({ length: workersPerKind }, () => act))
  await Promise.all(workers.map((act) => repeat(() => act(round, acknowledged))))
}

async function repeat(act: () => Promise<boolean>): Promise<void> {
  try {
    while (await act());
  } catch (error) {
    if (!isConnectionLost(error)) throw error
  }
}

/** How `fetch` reports a server that was killed before or during the answer. */
const isConnectionLost = (error: unknown) =>
  error instanceof TypeError || (error instanceof SyntaxError && /JSON/.test(error.message))

/** A database that was killed first is reported as unavailable. */
function isDone(what: string, status: number, body: { message: string }): boolean {
  if (status === 200) return true
  if (status === 503) return false
  throw new Error(`${what} returned ${status}: ${body.message}`)
}

async function approveNext({ url, tokens, waiting }: Round, { approvals }: Acknowledged): Promise<boolean> {
  const adId = waiting.pop()
  if (adId === undefined) return false
  const verdict = { adId, payStatus: 'accept' } as const
  const { status, body } = await httpCall(url, updateAdCheck, verdict, tokens.operator)
  if (isDone('approval', status, body)) approvals.push(adId)
  return true
}

async function payNext({ url, tokens, store, drafts }: Round, { payments }: Acknowledged): Promise<boolean> {
  const adId = drafts.pop()
  if (adId === undefined) return false
  const begun = await httpCall(url, payAd, { storeId: store.storeId, adId }, tokens.store)
  if (!isDone('payment', begun.status, begun.body)) return true
  const { paymentId, uuid } = readHandOff(begun.body.checkoutUrl)
  const paid = await httpCall(url, settleSandbox, { paymentId, uuid, outcome: 'pay' })
  if (isDone('sandbox', paid.status, paid.body)) payments.push(paymentId)
  return true
}

async function uploadNext(round: Round, { uploads }: Acknowledged): Promise<boolean> {
  const { url, tokens, store, pictures } = round
  const picture = pictures[Math.floor(Math.random() * pictures.length)] as Buffer
  const response = await fetch(`${url}/api/store/${store.storeCode}/upload/material`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.store}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: new Uint8Array(Buffer.concat([filePart(picture), closing])),
  })
  const body = (await response.json()) as Uploaded & { message: string }
  if (isDone('upload', response.status, body))
    uploads.push({ uuidName: body.uuidName, sha256: hashSha256(picture) })
  return true
}

export const hashSha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
