/** The engine as its callers see it. Tests of the whole package import it from here and from nowhere deeper. */
export * from '../src/index.ts';
