import { listRoutes } from '@lumiroute/contract/route'
import { RouteForm } from '../../features/road/route/route-form.tsx'
import { routePaths } from '../../features/road/route/route.paths.ts'
import { defineEditPage } from '../kit/define-edit-page.tsx'

export const RouteEditPage = defineEditPage({
  noun: 'route',
  list: () => routePaths.list,
  param: 'id',

  endpoint: listRoutes,
  input: (id) => ({ id: Number(id) }),
  thing: ({ routeList }) => routeList[0],
  form: (route, control) => <RouteForm route={route} {...control} />,
})
