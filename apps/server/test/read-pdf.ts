// A PDF as a reader has it: what can be copied out of its pages, and what it tells to whom it is read out.
import { getDocumentProxy } from 'unpdf';

export type ReadPdf = {
  /** Of each page, in the order in which it is read. */
  readonly pages: readonly string[];
  readonly title: string;
  readonly language: string;
  /** The tags of a page from the outside in, in order: `Document`, `H1`, `Table`, … */
  readonly tags: readonly (readonly string[])[];
  readonly widthAndHeight: readonly number[];
};

type Tagged = { readonly role?: string; readonly children?: readonly Tagged[] };

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await file.getMetadata();
  const numbers = Array.from({ length: file.numPages }, (_, place) => place + 1);
  const pages = await Promise.all(numbers.map((number) => file.getPage(number)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const [, , width = 0, height = 0] = pages[0]?.view ?? [];
  const { Title: title, Language: language } = info as { Title: string; Language: string };
  return {
    ...{ title, language, widthAndHeight: [Math.round(width), Math.round(height)] },
    pages: texts.map(({ items }) =>
      items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
    ),
    tags: trees.map((tree) => tagsOf(tree as Tagged)),
  };
}

function tagsOf({ role, children = [] }: Tagged): readonly string[] {
  return [...(role === undefined ? [] : [role]), ...children.flatMap(tagsOf)];
}
