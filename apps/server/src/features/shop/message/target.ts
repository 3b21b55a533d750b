import type { MessageFields, MessageTarget } from '@lumiroute/contract/message'
import { maxReceivers } from '../../../adapters/line/line.port.ts'
import type { Handle } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { type Text, text } from '../../../text/text.ts'
import { type Audience, countReachable, listReachable } from '../member/segment.ts'
import { countMembers, insertChunks, listTagNames } from './message.queries.ts'

function toAudience(target: MessageTarget): Audience {
  const { type, tagCodes, match, excludeTagCodes, mbrCodes, segment } = target
  if (type === 'segment') return { segment }
  const tags = type === 'tags' ? { tagCodes, match } : {}
  return { segment: { ...tags, excludeTagCodes }, ...(type === 'members' && { mbrCodes }) }
}

export const countTarget = (db: Handle, storeId: number, target: MessageTarget) =>
  countReachable(db, storeId, toAudience(target))

type Receivers = {
  messageId: number
  storeId: number
  target: MessageTarget
  trimBy: MessageFields['trimBy']
}

/** Saves the receivers in chunks that fit one LINE call; returns how many. */
export async function saveReceivers(
  tx: Handle,
  { messageId, storeId, target, trimBy }: Receivers,
  limit: number | null,
): Promise<number> {
  const memberIds = await listReachable(tx, storeId, toAudience(target), { priority: trimBy, limit })
  if (memberIds.length > 0) await insertChunks(tx, messageId, memberIds, maxReceivers)
  return memberIds.length
}

/** Rejects tags and members that do not exist. */
export async function describeTarget(db: Handle, storeId: number, target: MessageTarget): Promise<Text> {
  const { type, match, mbrCodes } = target
  const included = type === 'tags' ? await requireTags(db, storeId, 'tagCodes', target) : []
  const excluded = type === 'segment' ? [] : await requireTags(db, storeId, 'excludeTagCodes', target)
  if (type === 'members') await requireMembers(db, storeId, mbrCodes)
  const texts = {
    all: text('message.toAll'),
    tags: text('message.toTags', { tags: joinTags(included, match) }),
    members: text('message.toMembers', { count: new Set(mbrCodes).size }),
    segment: text('message.toSegment'),
  }
  return excluded.length > 0 ? text('message.toExcept', { target: texts[type], tags: excluded }) : texts[type]
}

const joinTags = (names: string[], match: MessageTarget['match']) =>
  names.reduce<string | Text>(
    (joined, name) =>
      joined === ''
        ? name
        : text(match === 'all' ? 'message.tagsAnd' : 'message.tagsOr', { left: joined, right: name }),
    '',
  )

async function requireTags(
  db: Handle,
  storeId: number,
  field: 'tagCodes' | 'excludeTagCodes',
  target: MessageTarget,
): Promise<string[]> {
  const codes = [...new Set(target[field].map((code) => code.toLowerCase()))]
  if (codes.length === 0) return []
  const found = await listTagNames(db, storeId, codes)
  const missing = codes.find((code) => !found.some((tag) => tag.code === code))
  if (missing !== undefined)
    throw refuseField(`target.${field}`, text('message.tagNotFound', { code: missing }))
  return found.map(({ name }) => name)
}

async function requireMembers(db: Handle, storeId: number, mbrCodes: string[]): Promise<void> {
  const codes = [...new Set(mbrCodes)]
  if ((await countMembers(db, storeId, codes)) !== codes.length)
    throw refuseField('target.mbrCodes', text('message.memberMissing'))
}
