import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Letter = { to: string; subject: string; text: string }
export type MailServer = {
  url: string
  letters: Letter[]
  refuse: (isRefusing: boolean) => void
  stop: () => Promise<void>
}

const account = { user: 'mailer', pass: 'secret' }

/** A local mail server that checks the password like a real one and stores what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const letters: Letter[] = []
  let isRefusing = false
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === account.user && password === account.pass
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onRcptTo: (_address, _session, done) => (isRefusing ? done(new Error('mailbox unavailable')) : done()),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        for (const { address } of session.envelope.rcptTo)
          letters.push({ to: address, subject: getHeader(raw, 'Subject'), text: decode(raw) })
        done()
      })
    },
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${account.user}:${account.pass}@127.0.0.1:${port}`,
    letters,
    refuse: (orderRequest) => (isRefusing = orderRequest),
    stop: () => new Promise((go) => server.close(() => go())),
  }
}

const getHeader = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'mi').exec(raw)?.[1]?.trim() ?? ''

/** Quoted-printable and base64 parts as plain text, enough to find a link in them. */
function decode(raw: string): string {
  const unfolded = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (coded) =>
      Buffer.from(coded.replaceAll('=', ''), 'hex').toString('utf8'),
    )
  const base64 = [
    ...raw.matchAll(/Content-Transfer-Encoding: base64\r?\n(?:[^\r\n]+\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/g),
  ]
  return [unfolded, ...base64.map(([, body]) => Buffer.from(body as string, 'base64').toString('utf8'))].join(
    '\n',
  )
}
