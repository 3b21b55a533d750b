import type { getRouteKml as endpoint } from '@lumiroute/contract/route'
import { declareUtf8 } from '@lumiroute/geo'
import { notFound } from '../../../errors/app-error.ts'
import { attachment } from '../../../http/response/attachment.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { findRouteKml } from './route.queries.ts'

export async function getRouteKml({ db, input }: Steps<typeof endpoint>): Promise<Sending> {
  const found = await findRouteKml(db, input.id)
  if (!found) throw notFound()
  return { headers: buildHeaders(found.code), body: Buffer.from(declareUtf8(found.kml)) }
}

/** KML may contain markup from anybody; the sandbox prevents it from running on our origin. */
const buildHeaders = (code: string) => ({
  'content-type': 'application/vnd.google-earth.kml+xml',
  'content-disposition': attachment(`${code}.kml`),
  'content-security-policy': `sandbox; default-src 'none'`,
  'x-content-type-options': 'nosniff',
})
