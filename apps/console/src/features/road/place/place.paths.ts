export const placePaths = {
  list: '/place/list',
  create: '/place/edit',
  edit: (id: number) => `/place/edit?i=${id}`,
  devices: (id: number) => `/device/list?placeId=${id}`,
}
