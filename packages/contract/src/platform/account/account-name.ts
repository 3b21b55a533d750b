/**
 * The form under which two account names are the same. Lower case comes from Unicode, never from a locale: PostgreSQL's
 * lower() turns `admİn` into `admin` in some of them. The second pass composes what lower case took apart.
 */
export const foldAccountName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().normalize('NFKC').trim()
