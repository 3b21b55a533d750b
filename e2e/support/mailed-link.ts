import { expect } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The link in the newest mail, which is in the outbox because no mail server is set. */
export async function mailedLink(dataDir: string): Promise<string> {
  const outbox = path.join(dataDir, 'outbox')
  await expect.poll(() => readdir(outbox).catch(() => [])).not.toEqual([])
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort()
  const letter = (await readFile(path.join(outbox, files.at(-1) as string), 'utf8'))
    .replaceAll('=\n', '')
    .replaceAll('=3D', '=')
  return /\/reset-password\?token=[\w-]+/.exec(decodeParts(letter))?.[0] as string
}

/** Mails with Chinese text are base64 or quoted-printable; the link is found in either. */
function decodeParts(letter: string): string {
  const packed = [...letter.matchAll(/base64\n(?:[^\n]+\n)*\n([A-Za-z0-9+/=\n]+)/g)]
  return [letter, ...packed.map(([, body]) => Buffer.from(body as string, 'base64').toString())].join('\n')
}
