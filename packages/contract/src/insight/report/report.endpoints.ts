import { z } from 'zod'
import { ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../fields.ts'
import { languages } from '../../text/language.ts'

/** A closing report of one date, or of the whole ad if `recordId` is null. */
export const Report = z.object({
  id: Id,
  adId: Id,
  recordId: Id.nullable(),
  /** The date of its record; null for a whole ad. */
  date: z.string().nullable(),
  language: z.enum(languages),
  createdAt: z.string(),
  /** SHA-256 of the attached proof, in hex. */
  sha256: z.string(),
  sizeBytes: z.int(),
  /** The address where everyone can verify it; null after it was revoked. */
  verifyUrl: z.string().nullable(),
})
export type Report = z.infer<typeof Report>

const shared = {
  method: 'POST',
  access: ownStore('body.storeId', 'id'),
  permission: 'reports.read',
  category: 'adEffect',
  errors: ['NOT_FOUND'],
} as const

const OfReport = z.object({ storeId: Id, reportId: Id })

export const createReport = endpoint({
  ...shared,
  id: 'report.create',
  path: '/report/create',
  summary: 'Creates the closing report of a date or of a whole ad; the same data gives the same report.',
  body: z.object({
    storeId: Id,
    adId: Id,
    /** Without it, the report covers all dates of the ad. */
    recordId: Id.optional(),
    /** The caller's language by default. */
    language: z.enum(languages).optional(),
  }),
  answer: z.object({ report: Report }),
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
  audit: ['report.created'],
})

export const listReports = endpoint({
  ...shared,
  id: 'report.list',
  path: '/report/list',
  summary: 'Lists the closing reports of an ad, the newest first.',
  body: z.object({ storeId: Id, adId: Id }),
  answer: z.object({ reportList: z.array(Report) }),
  audit: null,
})

export const downloadReport = endpoint({
  ...shared,
  id: 'report.download',
  path: '/report/download',
  summary: 'Downloads a closing report as PDF/A-3a with its proof attached.',
  body: OfReport,
  answer: { binary: 'application/pdf' },
  audit: 'export.report',
})

export const revokeReport = endpoint({
  ...shared,
  id: 'report.revoke',
  permission: 'ads.write',
  path: '/report/revoke',
  summary: 'Revokes the public link of a closing report; the link then answers 404.',
  body: OfReport,
  answer: z.object({ report: Report }),
  audit: 'report.revoked',
})

export const renewReport = endpoint({
  ...shared,
  id: 'report.renew',
  permission: 'ads.write',
  path: '/report/renew',
  summary: 'Gives a closing report a new public link, and prints it in the PDF; the old link answers 404.',
  body: OfReport,
  answer: z.object({ report: Report }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  audit: 'report.renewed',
})
