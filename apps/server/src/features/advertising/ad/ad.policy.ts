import {
  actionsOf,
  type AdAction,
  type AdState,
  findMove,
  type Party,
  payStatuses,
  statusOf,
} from '@lumiroute/contract/ad'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authentication/identity.ts'

type Owned = AdState & { storeId: number }

/** An operator stands for the platform's own store as well. */
export function partiesOf({ isOperator, storeId }: Actor, ad: { storeId: number }): Party[] {
  const own: Party[] = ad.storeId === storeId ? ['store'] : []
  return isOperator ? [...own, 'operator'] : own
}

const verbs: Record<AdAction, string> = {
  edit: '修改',
  editContent: '修改',
  change: '修改',
  delete: '刪除',
  pay: '付款',
  settle: '付款',
  submit: '送出審核',
  approve: '審核通過',
  reject: '退回',
  withdraw: '停播',
  recordPayment: '登錄線下付款',
}

function refusal(state: AdState, action: AdAction): string {
  if (action === 'approve' && state.review === 'request')
    return '廣告尚未付款，請待店家付款，或登錄線下付款後再審核通過'
  if (action === 'submit' && statusOf(state) === '') return '未送出的廣告需先付款，才能送出審核'
  return `${payStatuses[statusOf(state)]}的廣告不可${verbs[action]}`
}

/** Not in the table: 409. In the table, but another's move: 403. */
export function requireMove(ad: Owned, action: AdAction, actor: Actor): void {
  const move = findMove(ad, action)
  if (!move) throw new AppError('CONFLICT', { message: refusal(ad, action) })
  const parties = partiesOf(actor, ad)
  if (!move.who.some((party) => parties.includes(party))) throw new AppError('FORBIDDEN')
}

export const actionsFor = (ad: Owned, actor: Actor) => actionsOf(ad, partiesOf(actor, ad))
