/** The address of the letters that every page needs, to ask for them at once. */
export { default as latinFont } from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
