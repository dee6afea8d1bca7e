/** Class names of one CSS module: `css('key', isWide && 'wide')`. */
export function classNames(styles: Readonly<Record<string, string>>) {
  return (...names: readonly (string | false | undefined)[]): string =>
    names.flatMap((name) => (name ? [styles[name] ?? name] : [])).join(' ');
}
