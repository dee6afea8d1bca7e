type Said = Readonly<Record<string, string>> & { readonly other: string };

/** The word for a name of the server, or the general one for a name that came later. */
export function wordFor(said: Said, name: string): string {
  return said[name] ?? said.other;
}
