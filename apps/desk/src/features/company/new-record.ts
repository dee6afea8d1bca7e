/** What stands in the address in place of an id while a new record is written. */
export const NEW = 'new';
