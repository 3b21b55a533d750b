import type { RouteForm } from '@lumiroute/contract/route'
import type { z } from 'zod'

export type RouteValues = z.input<typeof RouteForm>
export type RouteSent = z.output<typeof RouteForm>
