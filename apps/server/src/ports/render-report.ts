import type { Language } from '@lumiroute/contract/text'
import type { Line } from '@lumiroute/geo'

/** A screenshot as it was stored. */
export type RawPicture = { at: string; date: string; bytes: Buffer }

export type RenderJob = {
  /** JSON of a bundle's content, or of a whole bundle that already has its seal. */
  content: string
  isSealed: boolean
  language: Language
  verifyUrl: string
  routes: Line[]
  pictures: RawPicture[]
}
/** The bundle's JSON gzipped, the SHA-256 of that JSON, and the PDF. */
export type Rendered = { bundle: Buffer; sha256: string; pdf: Buffer }

/** Signs the seal of a bundle with the key of the log; null if there is no log. */
export type SignSeal = ((sealText: string) => string) | null

/** Renders a closing report, which the pdf folder implements. */
export type RenderReport = (job: RenderJob, sign: SignSeal) => Promise<Rendered>
