import type { declineMakeGood as endpoint } from '@lumiroute/contract/make-good'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { aboutMakeGood, decideMakeGood, requireMakeGood } from './decide-make-good.ts'

export async function declineMakeGood(call: Write<typeof endpoint>) {
  const { tx, input, audit } = call
  const makeGood = await requireMakeGood(tx, input.makeGoodId)
  const decided = await decideMakeGood(call, makeGood, { action: 'decline', reason: input.reason })
  await audit(tx, 'makeGood.declined', aboutMakeGood(makeGood))
  return { ...decided, message: text('makeGood.declined', { name: makeGood.adName }) }
}
