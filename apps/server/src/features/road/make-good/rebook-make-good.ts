import type { rebookMakeGood as endpoint } from '@lumiroute/contract/make-good'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { addDate } from '../../advertising/ad/add-date.ts'
import { aboutMakeGood, decideMakeGood, requireMakeGood } from './decide-make-good.ts'

export async function rebookMakeGood(call: Write<typeof endpoint>) {
  const { tx, deps, input, audit } = call
  const makeGood = await requireMakeGood(tx, input.makeGoodId)
  const decided = await decideMakeGood(call, makeGood, { action: 'rebook', newDate: input.date })
  await addDate(tx, deps, makeGood.adId, input.date)
  await audit(tx, 'makeGood.rebooked', aboutMakeGood(makeGood))
  return { ...decided, message: text('makeGood.rebooked', { date: input.date, name: makeGood.adName }) }
}
