import { expect } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

type LinkedPage = 'reset-password' | 'verify-email' | 'undo-email'

/** The link in the newest mail that has one, which is in the outbox because no mail server is set. */
export async function mailedLink(dataDir: string): Promise<string> {
  const found: { links: string[] } = { links: [] }
  await expect
    .poll(async () => (found.links = (await readLetters(dataDir)).flatMap((one) => findLinks(one))).length)
    .toBeGreaterThan(0)
  return found.links.at(-1) as string
}

/** The links to this page in the newest mail to this address. */
export async function mailedLinks(dataDir: string, to: string, page: LinkedPage): Promise<string[]> {
  const read = async () =>
    (await readLetters(dataDir))
      .filter((letter) => letter.includes(`To: ${to}`))
      .map((letter) => findLinks(letter, page))
      .findLast((links) => links.length > 0) ?? []
  await expect.poll(read).not.toEqual([])
  return read()
}

async function readLetters(dataDir: string): Promise<string[]> {
  const outbox = path.join(dataDir, 'outbox')
  const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const letters = await Promise.all(files.map((name) => readFile(path.join(outbox, name), 'utf8')))
  return letters.map((letter) => decodeParts(letter.replaceAll('=\n', '').replaceAll('=3D', '=')))
}

const findLinks = (letter: string, page: LinkedPage = 'reset-password'): string[] => [
  ...new Set(letter.match(new RegExp(`/${page}\\?token=[\\w-]+`, 'g')) ?? []),
]

/** Mails with Chinese text are base64 or quoted-printable; the link is found in either. */
function decodeParts(letter: string): string {
  const packed = [...letter.matchAll(/base64\n(?:[^\n]+\n)*\n([A-Za-z0-9+/=\n]+)/g)]
  return [letter, ...packed.map(([, body]) => Buffer.from(body as string, 'base64').toString())].join('\n')
}
