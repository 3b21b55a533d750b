import { z } from 'zod'
import { operator, signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, IdInPath, RequiredText, Text, Version } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { validationTexts as say } from '../../validation.ts'

export const maxKmlBytes = 5 * 1024 * 1024
/** In JSON a quote or a line break takes two bytes. */
const maxBodyBytes = 2 * maxKmlBytes

/** A line as [longitude, latitude] pairs. */
const Line = z.array(z.tuple([z.number(), z.number()]))

export const Route = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  description: z.string(),
  lengthKm: z.number(),
  pointCount: z.int(),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  updatedAt: z.string(),
  version: z.int(),
  /** KML text, only when one route is requested. */
  route: z.string().optional(),
  lines: z.array(Line).optional(),
})
export type Route = z.infer<typeof Route>

const fields = {
  code: RequiredText(50, { required: say.requiredStar }),
  name: Text(50),
  description: Text(500),
  route: z.string(say.requiredStar).min(1, say.requiredStar).max(maxKmlBytes, say.kmlTooLarge),
}

export const RouteForm = z.object({
  ...fields,
  name: fields.name.default(''),
  description: fields.description.default(''),
})

/** Without the defaults, which would clear fields missing from the request. */
const RouteChange = z.object(fields).partial().extend({ id: Id, version: Version.optional() })

export const listRoutes = endpoint({
  id: 'route.list',
  method: 'POST',
  path: '/vehicle/route/query',
  summary: 'Lists routes, or one with its KML by id.',
  access: signedIn,
  permission: 'ads.read',
  category: null,
  body: z.object({ id: Id.optional(), ...listFields(['id', 'code', 'name', 'lengthKm', 'updatedAt']) }),
  answer: z.object({ routeList: z.array(Route), total: Total }),
})

export const createRoute = endpoint({
  id: 'route.create',
  method: 'POST',
  path: '/vehicle/route/add',
  summary: 'Creates a route from KML text.',
  access: operator,
  category: null,
  body: z.object({ route_data: RouteForm }),
  answer: z.object({ routeItem: Route }),
  errors: ['CONFLICT', 'TOO_LARGE'],
  maxBodyBytes,
  audit: 'route.created',
})

export const updateRoute = endpoint({
  id: 'route.update',
  method: 'POST',
  path: '/vehicle/route/update',
  summary: 'Updates a route.',
  access: operator,
  category: null,
  body: z.object({ route_data: RouteChange }),
  answer: z.object({ routeItem: Route }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_LARGE'],
  maxBodyBytes,
  audit: 'route.updated',
})

export const deleteRoute = endpoint({
  id: 'route.delete',
  method: 'POST',
  path: '/vehicle/route/delete',
  summary: 'Deletes a route that no ad uses.',
  access: operator,
  category: null,
  body: z.object({ id: Id }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'route.deleted',
})

export const getRouteKml = endpoint({
  id: 'route.getKml',
  method: 'GET',
  path: '/vehicle/route/{id}/kml',
  summary: 'Gets a route as a KML file.',
  access: signedIn,
  permission: 'ads.read',
  category: null,
  params: z.object({ id: IdInPath }),
  answer: { binary: 'application/vnd.google-earth.kml+xml' },
  errors: ['NOT_FOUND'],
  audit: null,
})
