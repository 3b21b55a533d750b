/** The addresses of the devices' pages, with the query name of the specification. */
export const devicePaths = {
  list: '/device/list',
  create: '/device/edit',
  edit: (macAddr: string) => `/device/edit?${new URLSearchParams({ macAddr })}`,
}
