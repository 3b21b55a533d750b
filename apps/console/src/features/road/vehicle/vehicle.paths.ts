/** URLs of the vehicle pages, with the specification's query name. */
export const vehiclePaths = {
  list: '/vehicle/list',
  create: '/vehicle/edit',
  edit: (id: number) => `/vehicle/edit?id=${id}`,
  timetables: (id: number) => `/timetable/list?vehicleId=${id}`,
}
