/** URLs of the route pages, with the specification's query name. */
export const routePaths = {
  list: '/route/list',
  create: '/route/edit',
  edit: (id: number) => `/route/edit?id=${id}`,
}
