/** The addresses of the routes' pages, with the query name of the specification. */
export const routePaths = {
  list: '/route/list',
  create: '/route/edit',
  edit: (id: number) => `/route/edit?id=${id}`,
}
