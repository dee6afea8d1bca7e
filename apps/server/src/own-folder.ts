/** The folder of this server, in which `package.json` lies; sources and built files lie one folder below. */
export const OWN_FOLDER = new URL('../', import.meta.url);
