/** What a tablet is told beside what was asked for, a phone is not. */
export function withoutState<Data extends { readonly station: unknown }>({ station: _, ...data }: Data) {
  return data;
}
