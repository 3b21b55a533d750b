import type { creditMakeGood as endpoint } from '@lumiroute/contract/make-good'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { aboutMakeGood, decideMakeGood, requireMakeGood } from './decide-make-good.ts'

export async function creditMakeGood(call: Write<typeof endpoint>) {
  const { tx, input, audit } = call
  const makeGood = await requireMakeGood(tx, input.makeGoodId)
  const decided = await decideMakeGood(call, makeGood, { action: 'credit' })
  await audit(tx, 'makeGood.credited', aboutMakeGood(makeGood))
  const { credit, adName } = makeGood
  return { ...decided, message: text('makeGood.credited', { amount: credit, name: adName }) }
}
