import type { Deps } from '../../../deps.ts'
import { linkToFile } from '../../platform/file/file.links.ts'

// Quotes inside a text of the list are escaped, so that nobody can write one that looks like this.
const imageInJson = /"imagePath":"([\w.-]+)"/g

/** The list as PostgreSQL wrote it, with a link good for ten minutes to every picture. */
export const signImages = (deps: Pick<Deps, 'settings' | 'now'>, rows: string): string =>
  rows.replaceAll(
    imageInJson,
    (_whole, uuidName: string) =>
      `"imagePath":${JSON.stringify(linkToFile(deps, { uuidName, isPrivate: true }))}`,
  )
