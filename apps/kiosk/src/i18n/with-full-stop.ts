/** The end of a sentence whose last word is a name: some, such as "Kaffihús Norður ehf.", bring their own dot. */
export const withFullStop = (name: string) => `${name}.`.replace(/\.\.$/, '.');
