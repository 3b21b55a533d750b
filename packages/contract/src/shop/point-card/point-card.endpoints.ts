import { z } from 'zod'
import { memberOnly, ownMember, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { IsoDate, RequiredText, Version } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { Code, Count, InStore, Money } from '../shop/shop-fields.ts'
import { validationTexts as say } from '../../validation.ts'
import { maxGoal, memberCardStateCodes, pointCardStatusCodes } from './point-card-codes.ts'
import {
  LedgerCard,
  LedgerRow,
  MemberCard,
  OwnCard,
  OwnLedgerRow,
  PointCard,
  PointCardChange,
  PointCardForm,
} from './point-card-fields.ts'

const ofStore = { params: InStore, access: ownStore('params.store', 'code'), category: 'storeInfo' } as const
const ofMember = { params: InStore, access: ownMember('params.store'), category: null } as const
const Points = Count(1, maxGoal)
const Shown = RequiredText(60)
const CardNo = RequiredText(50)

export const pointCardSorts = ['id', 'pcCode', 'pcName', 'pcStatus', 'updatedAt'] as const

export const listPointCards = endpoint({
  id: 'pointCard.list',
  method: 'POST',
  path: '/pointcard/list/{store}',
  summary: 'Lists the store’s point cards with the rules for new cards, newest first.',
  ...ofStore,
  permission: 'pointCards.read',
  body: z.object({
    pcCode: Code.optional(),
    pcStatus: z.enum(pointCardStatusCodes).optional(),
    ...listFields(pointCardSorts),
  }),
  answer: z.object({ pointCardList: z.array(PointCard), total: Total }),
})

export const createPointCard = endpoint({
  id: 'pointCard.create',
  method: 'POST',
  path: '/pointcard/add/{store}',
  summary: 'Creates a point card.',
  ...ofStore,
  permission: 'shop.write',
  body: PointCardForm,
  answer: z.object({ pointCard: PointCard }),
  errors: ['CONFLICT'],
})

export const updatePointCard = endpoint({
  id: 'pointCard.update',
  method: 'PUT',
  path: '/pointcard/{store}',
  summary: 'Updates a point card; once published, changed rules apply to new cards only.',
  ...ofStore,
  permission: 'shop.write',
  body: PointCardChange.extend({ pcCode: Code, version: Version.optional() }),
  answer: z.object({ pointCard: PointCard }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deletePointCard = endpoint({
  id: 'pointCard.delete',
  method: 'POST',
  path: '/pointcard/remove/{store}',
  summary: 'Deletes a point card that nobody collects on.',
  ...ofStore,
  permission: 'shop.write',
  body: z.object({ pcCode: Code }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const memberCardSorts = ['issuedAt', 'lastEarnAt', 'expireAt', 'points'] as const

export const listPointCardUsage = endpoint({
  id: 'pointCard.listUsage',
  method: 'POST',
  path: '/pointcard/usage/{store}',
  summary: 'Lists members’ cards with their balances; dates filter by issue.',
  ...ofStore,
  permission: 'members.read',
  body: z.object({
    pcCode: Code.optional(),
    mbrCode: RequiredText(50).optional(),
    state: z.enum(memberCardStateCodes).optional(),
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    ...listFields(memberCardSorts),
  }),
  answer: z.object({ pointCardUsageList: z.array(MemberCard), total: Total }),
})

export const listPointLedger = endpoint({
  id: 'pointCard.listLedger',
  method: 'POST',
  path: '/pointcard/ledger/{store}',
  summary: 'Lists every point that was added to or taken from a card, newest first.',
  ...ofStore,
  permission: 'members.read',
  body: z.object({ cardNo: CardNo, ...listFields(['id']) }),
  answer: z.object({ ledgerList: z.array(LedgerRow), card: LedgerCard, total: Total }),
  errors: ['NOT_FOUND'],
})

export const listOwnCards = endpoint({
  id: 'pointCard.listMine',
  method: 'POST',
  path: '/pointcard/mine/{store}',
  summary: 'Lists a member’s cards; store staff name the member.',
  ...ofMember,
  permission: 'members.read',
  body: z.object({ mbrCode: RequiredText(50).optional() }),
  answer: z.object({ cardList: z.array(OwnCard) }),
  errors: ['NOT_FOUND'],
})

export const listOwnLedger = endpoint({
  id: 'pointCard.listMyLedger',
  method: 'POST',
  path: '/pointcard/mine/ledger/{store}',
  summary: 'Lists every point that was added to or taken from one of the member’s own cards, newest first.',
  access: memberOnly('params.store'),
  params: InStore,
  category: null,
  body: z.object({ cardNo: CardNo, ...listFields(['id']) }),
  answer: z.object({ ledgerList: z.array(OwnLedgerRow), total: Total }),
  errors: ['NOT_FOUND'],
})

export const showEarnCode = endpoint({
  id: 'pointCard.getCode',
  method: 'POST',
  path: '/pointcard/code/{store}',
  summary: 'Gets a code for members to scan at the counter, valid for 30 seconds and one use.',
  ...ofStore,
  permission: 'redeem.use',
  polling: 25,
  body: z.object({
    pcCode: Code,
    /** If absent, the card's points per visit. */
    points: Points.optional(),
  }),
  answer: z.object({ code: z.string(), points: z.int(), codeExpiresAt: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const earnPoints = endpoint({
  id: 'pointCard.earn',
  method: 'POST',
  path: '/pointcard/earn/{store}',
  summary: 'Collects points with the code at the counter; store staff give points by hand.',
  ...ofMember,
  permission: 'members.write',
  callsPerMinute: 60,
  body: z.object({
    code: Shown.optional(),
    /** The member's position, for cards that require it. */
    lat: z.number().min(-90).max(90).optional(),
    lon: z.number().min(-180).max(180).optional(),
    /** The following fields are for store staff. */
    pcCode: Code.optional(),
    mbrCode: RequiredText(50).optional(),
    points: Points.optional(),
    /** For cards that give points by the amount. */
    amount: Money.optional(),
    /** A repeated key gives no further points. */
    requestKey: z.uuid().optional(),
  }),
  answer: z.object({ earned: z.int(), cardList: z.array(OwnCard), rewards: z.array(z.string()) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

const most = 50
const delta = say.amount(-most, most)

export const adjustPoints = endpoint({
  id: 'pointCard.adjust',
  method: 'POST',
  path: '/pointcard/adjust/{store}',
  summary: 'Corrects a balance by hand, with a reason.',
  ...ofStore,
  permission: 'members.write',
  body: z.object({
    cardNo: CardNo,
    delta: z
      .int(delta)
      .min(-most, delta)
      .max(most, delta)
      .refine((value) => value !== 0, say.noZero),
    reason: RequiredText(200, { required: say.reason }),
    requestKey: z.uuid().optional(),
  }),
  answer: z.object({ card: OwnCard }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: ['pointCard.adjusted'],
})

export const redeemReward = endpoint({
  id: 'pointCard.redeem',
  method: 'POST',
  path: '/pointcard/redeem/{store}',
  summary: 'Redeems a reward of a card; the one at the goal empties it.',
  ...ofStore,
  permission: 'redeem.use',
  body: z.object({ cardNo: CardNo, at: Points }),
  answer: z.object({ card: OwnCard }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})
