/** URLs of the device pages, with the specification's query name. */
export const devicePaths = {
  list: '/device/list',
  create: '/device/edit',
  edit: (macAddr: string) => `/device/edit?${new URLSearchParams({ macAddr })}`,
}
