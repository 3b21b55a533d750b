import type { MailServer } from './mail-server.ts'
import { until } from './until.ts'

type Page = 'reset-password' | 'verify-email' | 'undo-email'

/** The tokens in a mail, in their order. */
export const readTokens = (letter: string, page: Page): string[] => [
  ...new Set(
    [...letter.matchAll(new RegExp(`/${page}\\?token=([\\w-]+)`, 'g'))].map(([, token]) => token as string),
  ),
]

/** Waits for a mail to this address with a link to this page; the newest one counts. */
export async function waitForToken(mail: MailServer, to: string, page: Page, after = 0): Promise<string> {
  return until(() => {
    const letters = mail.letters.slice(after).filter((letter) => letter.to === to)
    return letters.flatMap(({ text }) => readTokens(text, page)).at(-1)
  })
}
