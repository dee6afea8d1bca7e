// What stands on a paper, before anybody has measured it.
import type { Language } from '@stimpill/api-types/languages';

export type Column = {
  readonly name: string;
  /** Its part of the width, beside those of the other columns. */
  readonly share: number;
  /** Figures stand right, under one another. */
  readonly isFigure?: true;
};

export type Table = {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  /** The first cell of a row says what the row is about. */
  readonly rows: readonly (readonly string[])[];
};

export type Block =
  | { readonly kind: 'title' | 'heading' | 'text'; readonly text: string }
  /** What nobody may miss. */
  | { readonly kind: 'notice'; readonly look: 'settled' | 'unsettled'; readonly texts: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  /** A line for each hand. */
  | { readonly kind: 'signatures'; readonly labels: readonly string[] }
  | Table;

export type Paper = {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** Above every page: what it is about, and what is worth saying again. */
  readonly above: { readonly about: string; readonly mark: string };
  /** Beside that, from 1 on. */
  readonly pageOf: (page: number, pages: number) => string;
  readonly blocks: readonly Block[];
};
