import { type Bubble, lineFiles } from '@lumiroute/contract/message'
import type { Handle, Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { type Text, text } from '../../../text/text.ts'
import { type KnownFiles, lockFiles, requireFile } from '../../platform/file/lock-files.ts'
import { type Card, type CardKind, findCard } from './queries/card.queries.ts'

/** By the position of its bubble. */
export type Cards = ReadonlyMap<number, Card>

type VideoBubble = Extract<Bubble, { type: 'video' }>

type Wanted = { kind: CardKind; code: string; field: string; missing?: Text }

function findWanted(bubble: Bubble): Wanted | undefined {
  if (bubble.type === 'coupon')
    return { kind: 'coupon', code: bubble.cpnCode, field: 'cpnCode', missing: text('message.couponNotFound') }
  if (bubble.type === 'pointcard')
    return {
      kind: 'pointcard',
      code: bubble.pcCode,
      field: 'pcCode',
      missing: text('message.pointCardNotFound'),
    }
  if (bubble.type === 'activity')
    return {
      kind: 'activity',
      code: bubble.actCode,
      field: 'actCode',
      missing: text('message.activityNotFound'),
    }
  if (bubble.type === 'image' && bubble.linkUrl === null)
    return { kind: 'image', code: bubble.image, field: 'image' }
  return undefined
}

/** The content of card bubbles; reports a field error for what does not exist or is no longer offered. */
export async function findCards(db: Handle, storeId: number, bubbles: Bubble[]): Promise<Cards> {
  const cards = new Map<number, Card>()
  for (const [at, bubble] of bubbles.entries()) {
    const wanted = findWanted(bubble)
    if (!wanted) continue
    const card = await findCard(db, storeId, wanted.kind, wanted.code)
    if (!card && wanted.missing) throw refuseField(`messages.${at}.${wanted.field}`, wanted.missing)
    if (card) cards.set(at, card)
  }
  return cards
}

export const listFileNames = (bubbles: Bubble[]): string[] =>
  bubbles.flatMap((bubble) => {
    if (bubble.type === 'image') return [bubble.image]
    return bubble.type === 'video' ? [bubble.video, bubble.preview] : []
  })

/** Pictures and videos must be uploads of the store, in formats that LINE accepts. */
export async function requireFiles(tx: Tx, storeId: number, bubbles: Bubble[]): Promise<void> {
  const known = await lockFiles(tx, storeId, 'message', listFileNames(bubbles))
  for (const [at, bubble] of bubbles.entries()) {
    if (bubble.type === 'image')
      requirePicture(known, `messages.${at}.image`, bubble.image, lineFiles.imageBytes)
    if (bubble.type === 'video') requireVideo(known, `messages.${at}`, bubble)
  }
}

function requireVideo(known: KnownFiles, field: string, { video, preview }: VideoBubble): void {
  requirePicture(known, `${field}.preview`, preview, lineFiles.previewBytes)
  requireFile(known, `${field}.video`, video, { type: 'video' })
  if (known.get(video)?.mime !== 'video/mp4') throw refuseField(`${field}.video`, text('message.mp4Only'))
  requireSize(known, `${field}.video`, video, lineFiles.videoBytes)
}

function requirePicture(known: KnownFiles, field: string, name: string, maxBytes: number): void {
  requireFile(known, field, name)
  const mime = known.get(name)?.mime ?? ''
  if (mime !== 'image/jpeg' && mime !== 'image/png') throw refuseField(field, text('message.jpegOrPngOnly'))
  requireSize(known, field, name, maxBytes)
}

function requireSize(known: KnownFiles, field: string, name: string, maxBytes: number): void {
  if ((known.get(name)?.sizeBytes ?? 0) <= maxBytes) return
  throw refuseField(field, text('message.fileTooLarge', { megabytes: maxBytes / 1_000_000 }))
}
