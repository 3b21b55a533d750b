import { z } from 'zod'
import { anyone, operatorOrMonitor } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'

export const getHealth = endpoint({
  id: 'overview.getHealth',
  method: 'GET',
  path: '/health',
  summary: 'Checks the server and its database.',
  access: anyone,
  category: null,
  polling: 'always',
  answer: z.object({ database: z.enum(['ok', 'down']), version: z.string() }),
  errors: ['UNAVAILABLE'],
})

export const getConfig = endpoint({
  id: 'overview.getConfig',
  method: 'GET',
  path: '/config',
  summary: 'Gets the settings of this installation that the console needs before sign-in.',
  access: anyone,
  category: null,
  polling: 'always',
  answer: z.object({
    languages: z.array(z.string()),
    signup: z.enum(['open', 'closed']),
    businessTz: z.string(),
    mapTilesUrl: z.string().nullable(),
    /** Without SMTP_URL mails are written to files in the outbox of DATA_DIR. */
    mail: z.enum(['smtp', 'outbox']),
    /** Payments go to the sandbox page at /checkout, which takes no money. */
    hasSandboxPayment: z.boolean(),
    /** PUBLIC_URL is reachable from other machines while the demo's known passwords work. */
    isDemoPublic: z.boolean(),
    version: z.string(),
  }),
})

export const getMetrics = endpoint({
  id: 'overview.getMetrics',
  method: 'GET',
  path: '/metrics',
  summary: 'Gets the metrics of this server in Prometheus format.',
  access: operatorOrMonitor,
  category: null,
  polling: 'always',
  answer: { binary: 'text/plain' },
  audit: null,
})
