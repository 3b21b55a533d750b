import type { listMakeGoodDates as endpoint } from '@lumiroute/contract/make-good'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listOpenDates } from '../../advertising/ad/list-open-dates.ts'
import { findMakeGood } from './make-good.queries.ts'

export async function listMakeGoodDates({ db, deps, input }: Read<typeof endpoint>) {
  const makeGood = await findMakeGood(db, input.makeGoodId)
  if (!makeGood) throw notFound()
  return { dateList: await listOpenDates(db, deps, makeGood.adId) }
}
