// New identifiers: GUIDs that sort by the time they were made, which keeps the indexes of both engines compact.
export { v7 as uuidv7 } from 'uuid';
