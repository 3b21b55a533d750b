import { z } from 'zod'
import { operator, signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { LogFinding, witnessProblems } from './log-finding.ts'

export const LogStatus = z.object({
  /** The name of the log; null before its first entries. */
  origin: z.string().nullable(),
  verifierKey: z.string().nullable(),
  /** The newest signed state. */
  head: z.object({ size: z.int(), root: z.string(), note: z.string(), at: z.string() }).nullable(),
  /** Entries that wait for the next state. */
  pending: z.int(),
  witnesses: z.array(
    z.object({
      name: z.string(),
      hasSigned: z.boolean(),
      /** The last size that it signed. */
      size: z.int(),
      problem: z.enum(witnessProblems).nullable(),
      at: z.string().nullable(),
    }),
  ),
  /** The last check of the whole log. */
  check: z
    .object({
      at: z.string(),
      size: z.int(),
      chains: z.int(),
      seconds: z.int(),
      findingCount: z.int(),
      findings: z.array(LogFinding),
    })
    .nullable(),
})
export type LogStatus = z.infer<typeof LogStatus>

export const getLogStatus = endpoint({
  id: 'transparencyLog.status',
  method: 'GET',
  path: '/transparency-log/status',
  summary: 'Shows the newest checkpoint of the transparency log, its witnesses and its last check.',
  access: operator,
  category: null,
  polling: 30,
  answer: z.object({ log: LogStatus }),
})

export const checkLog = endpoint({
  id: 'transparencyLog.check',
  method: 'POST',
  path: '/transparency-log/check',
  summary: 'Starts a check of the whole transparency log; the result is part of its status.',
  access: operator,
  category: null,
  answer: z.object({}),
  audit: null,
})

export const getCheckpointMail = endpoint({
  id: 'transparencyLog.mail.get',
  method: 'GET',
  path: '/transparency-log/mail',
  summary: 'Whether the caller gets the checkpoint of the transparency log by mail each day.',
  access: signedIn,
  permission: 'self',
  category: null,
  answer: z.object({ isOn: z.boolean() }),
})

export const setCheckpointMail = endpoint({
  id: 'transparencyLog.mail.set',
  method: 'POST',
  path: '/transparency-log/mail',
  summary: 'Turns the daily mail with the checkpoint of the transparency log on or off for the caller.',
  access: signedIn,
  permission: 'self',
  category: 'account',
  body: z.object({ isOn: z.boolean() }),
  answer: z.object({ isOn: z.boolean() }),
  audit: null,
})
