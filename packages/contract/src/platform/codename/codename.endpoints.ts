import { z } from 'zod'
import { ownStoreIfNamed } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../fields.ts'

const Coded = z.object({ code: z.string(), name: z.string() })
const Named = z.object({ id: Id, name: z.string() })

export const queryCodes = endpoint({
  id: 'codename.list',
  method: 'POST',
  path: '/codename/query',
  summary: 'Lists the codes of the advertising area; with a store also its playlists.',
  access: ownStoreIfNamed('body.storeId', 'id'),
  permission: 'self',
  category: null,
  body: z.object({ storeId: Id.optional() }),
  answer: z.object({
    codeMoveType: z.array(Coded),
    codeVehicleType: z.array(Coded),
    codePlayMode: z.array(Coded),
    codeVehicleStatus: z.array(Coded),
    codePayStatus: z.array(Coded),
    routeList: z.array(Named.extend({ code: z.string(), lengthKm: z.number() })),
    playlist: z.array(Named.extend({ format: z.string(), totalFileCount: z.int() })),
    game: z.array(Named),
  }),
})
