import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { withWords } from '@stimpill/words/page-words.ts';

/** A part of a page that is fetched when it is needed, with its sentences. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await withWords(load()))[name] }));
}
