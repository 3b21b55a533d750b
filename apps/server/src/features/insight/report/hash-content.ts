import { createHash } from 'node:crypto'
import { type BundleContent, toCanonical } from '@lumiroute/evidence/bundle'

/** The same for the same data: the time of the report and the size of the log do not count. */
export function hashContent(content: BundleContent): string {
  const { issuedAt: _issuedAt, log, ...rest } = content
  const logged = log?.leaves.map(({ index }) => index) ?? null
  return createHash('sha256')
    .update(toCanonical({ ...rest, logged }))
    .digest('hex')
}
