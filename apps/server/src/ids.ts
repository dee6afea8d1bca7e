// New identifiers: GUIDs that sort by the time they were made, which keeps the indexes of both databases compact.
export { v7 as uuidv7 } from 'uuid';
/** Made of a text: the same text gives the same identifier inside the same namespace. */
export { v5 as uuidv5 } from 'uuid';
