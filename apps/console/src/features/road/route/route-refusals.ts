import type { RouteRefusal } from '@lumiroute/geo'
import type { TFunction } from 'i18next'

/** The server's validation message for the same file, before it is sent. */
export function refusalText(t: TFunction, { code, line }: RouteRefusal): string {
  const text = t(`route.refusal.${code}`)
  return line === undefined ? text : t('route.refusal.atLine', { text, line })
}

/** Shown at its field, like an error from the server. */
export class Refused extends Error {
  readonly fields: Record<string, string>

  constructor(text: string) {
    super(text)
    this.fields = { route: text }
  }
}
