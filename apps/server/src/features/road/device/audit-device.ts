/** A device for the audit trail: in a store, that store sees it too. */
export const aboutDevice = (device: { macAddr: string; name: string; storeId: number | null }) => ({
  storeId: device.storeId,
  object: { id: device.macAddr, name: device.name || device.macAddr },
})
