import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { type Bundle, type BundleContent, sealBundle } from '@lumiroute/evidence/bundle'
import { describeReport } from './report/describe-report.ts'
import { createFormat } from './report/format.ts'
import { drawReport } from './report/draw-report.ts'
import { shrinkPictures } from './report/shrink-pictures.ts'
import type { Rendered, RenderJob } from '../ports/render-report.ts'
import type { FromChild, ToChild } from './render-report.ts'

const say = (message: FromChild) => process.send?.(message)

/** Waits for the parent's next message. */
const hear = () =>
  new Promise<ToChild>((resolve) => process.once('message', (message) => resolve(message as ToChild)))

async function seal({ content, isSealed }: RenderJob): Promise<Bundle> {
  if (isSealed) return JSON.parse(content) as Bundle
  let asked: string | undefined
  const sealed = sealBundle(JSON.parse(content) as BundleContent, (sealText) => (asked = sealText))
  if (asked === undefined) return sealed
  say({ sealText: asked })
  const answer = await hear()
  return { ...sealed, seal: { ...sealed.seal, note: 'note' in answer ? answer.note : null } }
}

async function render(job: RenderJob): Promise<Rendered> {
  const bundle = await seal(job)
  const proof = Buffer.from(JSON.stringify(bundle))
  const sha256 = createHash('sha256').update(proof).digest('hex')
  const { language, verifyUrl, routes } = job
  const format = createFormat(language, bundle.timeZone)
  const pictures = await shrinkPictures(job.pictures, format)
  const page = describeReport(bundle, { verifyUrl, routes, pictures, sha256 }, format)
  const attached = {
    name: 'proof.json',
    description: format.say('report.proofFile'),
    content: proof,
  }
  const pdf = await drawReport(page, { language, at: new Date(bundle.issuedAt), attached })
  return { bundle: gzipSync(proof, { level: 9 }), sha256, pdf }
}

async function main(): Promise<void> {
  const message = await hear()
  try {
    if ('job' in message) say({ rendered: await render(message.job) })
  } catch (error) {
    say({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

// The tests of all queries import every file.
if (process.argv.includes('--render')) void main()
