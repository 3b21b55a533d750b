import type { Bundle, BundleContent } from './bundle.shape.ts'
import { computeFigures } from './compute-figures.ts'
import { getSealText, hashParts } from './hash-parts.ts'

/** Signs a text as a note with the log's key. */
export type SignNote = (text: string) => string

/** Completes a report's raw parts with its figures and the seal over all of them. */
export function sealBundle(content: BundleContent, signNote: SignNote | null): Bundle {
  const bundle = { ...content, figures: computeFigures(content) }
  const parts = hashParts(bundle)
  const note = content.log && signNote ? signNote(getSealText(content.log.origin, parts)) : null
  return { ...bundle, seal: { parts, note } }
}
