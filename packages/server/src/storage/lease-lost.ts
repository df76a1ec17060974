/** Another process owns the table by now; the entry was not written. */
export class LeaseLost extends Error {}
