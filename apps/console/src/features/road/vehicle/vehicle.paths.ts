/** The addresses of the vehicles' pages, with the query name of the specification. */
export const vehiclePaths = {
  list: '/vehicle/list',
  create: '/vehicle/edit',
  edit: (id: number) => `/vehicle/edit?id=${id}`,
  timetables: (id: number) => `/timetable/list?vehicleId=${id}`,
}
