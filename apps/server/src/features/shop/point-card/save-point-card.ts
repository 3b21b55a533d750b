import {
  canChangePointCardStatus,
  type createPointCard as addEndpoint,
  type PointCard,
  type PointCardStatus,
  pointRuleNames,
  type PointRules,
  type updatePointCard as updateEndpoint,
} from '@lumiroute/contract/point-card'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../db/db.ts'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { text } from '../../../text/text.ts'
import { generateCode } from '../shop/generate-code.ts'
import {
  getPointCardJson,
  insertPointCard,
  lockPointCard,
  type Looks,
  type PointCardRow,
  saveRules,
  updatePointCardRow,
} from './queries/point-card.queries.ts'
import { refuseTakenCode, validatePointCard } from './validate-point-card.ts'

export async function createPointCard({ tx, actor, scope, input }: Write<typeof addEndpoint>) {
  const { storeId } = scope
  await validatePointCard(tx, storeId, input)
  const made = {
    ...toLooks(input),
    storeId,
    pcCode: input.pcCode || generateCode('PC'),
    updatedBy: actor.accountId,
  }
  const id = await insertPointCard(tx, made, toRules(input)).catch(refuseTakenCode)
  return { pointCard: await getPointCard(tx, id), message: text('pointCard.created', { name: input.pcName }) }
}

export async function updatePointCard({ tx, actor, scope, input }: Write<typeof updateEndpoint>) {
  const { store: _store, pcCode, version, ...change } = input
  const card = await lockPointCard(tx, scope.storeId, pcCode)
  if (!card) throw notFound()
  requireVersion(card, version)
  const next = { ...toLooks(card), ...card.rules, ...change }
  requireTransition(card, next)
  await validatePointCard(tx, scope.storeId, next)
  await updatePointCardRow(tx, card.id, toLooks(next), actor.accountId)
  const rules = toRules(next)
  if (!isDeepStrictEqual(rules, toRules(card.rules))) await saveRules(tx, card, rules)
  return {
    pointCard: await getPointCard(tx, card.id),
    message: text('pointCard.updated', { name: next.pcName }),
  }
}

const toLooks = ({ pcName, pcColor, pcBgImage, pcIcon, pcNotice, pcStatus }: Looks): Looks => ({
  pcName,
  pcColor,
  pcBgImage,
  pcIcon,
  pcNotice,
  pcStatus,
})
const toRules = (from: PointRules) =>
  Object.fromEntries(pointRuleNames.map((name) => [name, from[name]])) as PointRules

const getPointCard = async (tx: Tx, id: number) => new RawJson<PointCard>(await getPointCardJson(tx, id))

const statusTexts = {
  draft: 'pointCard.draft',
  published: 'pointCard.published',
  ended: 'pointCard.closed',
} as const satisfies Record<PointCardStatus, string>

function requireTransition({ pcStatus }: PointCardRow, next: Looks): void {
  const [from, to] = [pcStatus as PointCardStatus, next.pcStatus as PointCardStatus]
  if (canChangePointCardStatus(from, to)) return
  throw refuseField(
    'pcStatus',
    text('pointCard.badTransition', { from: text(statusTexts[from]), to: text(statusTexts[to]) }),
    'CONFLICT',
  )
}
