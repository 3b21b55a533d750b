import { type Comparison, compareBundles } from '@lumiroute/evidence/bundle'
import { sha256BytesHex } from '@lumiroute/evidence/chain'
import { type Judged, judgeReport } from './judge-report.ts'
import type { ReadFile } from './read-file.ts'

export type Compared = {
  isPdf: boolean
  sha256: string
  /** Null if the server does not know the PDF's hash, or the file is none. */
  isSamePdf: boolean | null
  /** Null if the file has no proof in it. */
  judged: Judged | null
  /** Null without a report of the server to compare with. */
  comparison: Comparison | null
}

/** What a file that the visitor kept says about itself, and about the report on the server. */
export function compareFile(file: ReadFile, server: Judged | null, pdfSha256: string | null): Compared {
  const sha256 = sha256BytesHex(file.bytes)
  const judged = file.bundle === null ? null : judgeReport(file.bundle)
  return {
    isPdf: file.isPdf,
    sha256,
    isSamePdf: file.isPdf && pdfSha256 !== null ? sha256 === pdfSha256 : null,
    judged,
    comparison: judged?.bundle && server?.bundle ? compareBundles(judged.bundle, server.bundle) : null,
  }
}
