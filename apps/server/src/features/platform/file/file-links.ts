import { hkdfSync } from 'node:crypto'
import { checkFileLink, signedLinkSeconds, signFileLink } from '../../../adapters/files/signed-link.ts'
import type { Deps } from '../../../deps.ts'

type Signing = Pick<Deps, 'settings' | 'now'>
type Linked = { uuidName: string; isPrivate: boolean }

/** A separate key, so that a session token can never be used as a link, nor a link as a token. */
const getKey = ({ settings }: Signing): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', settings.secrets.jwt, '', 'lumiroute file link', 32))

/** The URL of a file; for a private one a signed link that is valid for ten minutes. */
export function linkToFile(signing: Signing, { uuidName, isPrivate }: Linked): string {
  const url = `/api/files/${uuidName}`
  if (!isPrivate) return url
  const expiresAt = new Date(signing.now().getTime() + signedLinkSeconds * 1000)
  return `${url}?${new URLSearchParams(signFileLink(getKey(signing), uuidName, expiresAt)).toString()}`
}

export const isLinkGood = (
  signing: Signing,
  uuidName: string,
  link: { expires?: string | undefined; sign?: string | undefined },
): boolean =>
  checkFileLink(
    getKey(signing),
    uuidName,
    { expires: link.expires ?? '', sign: link.sign ?? '' },
    signing.now(),
  )
