import {
  canMovePointCard,
  type createPointCard as addEndpoint,
  type PointCard,
  pointCardStatuses,
  type PointRules,
  pointRuleNames,
  type updatePointCard as updateEndpoint,
} from '@lumiroute/contract/point-card'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../db/db.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { generateCode } from '../shop/generate-code.ts'
import { refuseTaken, requireParts } from './point-card.parts.ts'
import {
  updatePointCardRow,
  insertPointCard,
  lockPointCard,
  type Looks,
  pointCardJson,
  type PointCardRow,
  setRules,
} from './point-card.queries.ts'

export async function createPointCard({ tx, actor, scope, input }: Write<typeof addEndpoint>) {
  const { storeId } = scope
  await requireParts(tx, storeId, input)
  const made = {
    ...looksOf(input),
    storeId,
    pcCode: input.pcCode || generateCode('PC'),
    updatedBy: actor.accountId,
  }
  const id = await insertPointCard(tx, made, rulesOf(input)).catch(refuseTaken)
  return { pointCard: await viewCard(tx, id), message: `新增集點卡「${input.pcName}」成功` }
}

export async function updatePointCard({ tx, actor, scope, input }: Write<typeof updateEndpoint>) {
  const { store: _store, pcCode, version, ...change } = input
  const card = await lockPointCard(tx, scope.storeId, pcCode)
  if (!card) throw notFound()
  requireVersion(card, version)
  const next = { ...looksOf(card), ...card.rules, ...change }
  requireMove(card, next)
  await requireParts(tx, scope.storeId, next)
  await updatePointCardRow(tx, card.id, looksOf(next), actor.accountId)
  const rules = rulesOf(next)
  if (!isDeepStrictEqual(rules, rulesOf(card.rules))) await setRules(tx, card, rules)
  return { pointCard: await viewCard(tx, card.id), message: `更新集點卡「${next.pcName}」成功` }
}

const looksOf = ({ pcName, pcColor, pcBgImage, pcIcon, pcNotice, pcStatus }: Looks): Looks => ({
  pcName,
  pcColor,
  pcBgImage,
  pcIcon,
  pcNotice,
  pcStatus,
})
const rulesOf = (from: PointRules) =>
  Object.fromEntries(pointRuleNames.map((name) => [name, from[name]])) as PointRules

const viewCard = async (tx: Tx, id: number) => new RawJson<PointCard>(await pointCardJson(tx, id))

type Status = keyof typeof pointCardStatuses
function requireMove({ pcStatus }: PointCardRow, next: Looks): void {
  const [from, to] = [pcStatus as Status, next.pcStatus as Status]
  if (canMovePointCard(from, to)) return
  throw refuseField(
    'pcStatus',
    `「${pointCardStatuses[from]}」的集點卡不可改為「${pointCardStatuses[to]}」`,
    'CONFLICT',
  )
}
