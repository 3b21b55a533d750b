import { z } from 'zod'

/** `t` of the page's address. A wrong one must not keep anybody from signing in: it counts as none. */
export const Touch = z.uuid().optional().catch(undefined)
