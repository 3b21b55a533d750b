/** URLs of the timetable pages, with the specification's query name. */
export const timetablePaths = {
  list: '/timetable/list',
  create: '/timetable/edit',
  edit: (id: number) => `/timetable/edit?id=${id}`,
}
