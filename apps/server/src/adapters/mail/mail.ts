import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../../settings.ts'

export type Mail = { to: string; subject: string; text: string; html: string }
export type Mailer = { send(mail: Mail): Promise<void> }

/** By SMTP if configured, otherwise as .eml files in the outbox, so that nothing is lost in a trial. */
export function createMailer(settings: Settings, log: FastifyBaseLogger): Mailer {
  return settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings.mailFrom) : outboxMailer(settings, log)
}

// Loaded with the first mail: most runs send none.
const loadMailer = async () => (await import('nodemailer')).createTransport
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function smtpMailer(url: string, from: string): Mailer {
  return {
    async send(mail) {
      const createTransport = await loadMailer()
      await createTransport({ url, ...timeouts }).sendMail({ from, ...mail })
    },
  }
}

function outboxMailer({ dataDir, mailFrom }: Settings, log: FastifyBaseLogger): Mailer {
  const folder = path.join(dataDir, 'outbox')
  return {
    async send(mail) {
      const createTransport = await loadMailer()
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message } = await transport.sendMail({ from: mailFrom, ...mail })
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, name)
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      log.info({ file }, 'mail written to the outbox')
    },
  }
}
