/** The list of keys, which is fetched when somebody asks for it. */
export const keysWords = {
  keyRows: {
    palette: 'Go to a page or do something',
    rows: 'To the next row, to the one before',
    open: 'Open the row',
    search: 'To the search of the page',
    keys: 'Show this list',
    close: 'Close what lies on top',
  },
  onThisPage: 'On this page',
  onEveryPage: 'On every page',
  letterKeys: 'Keys without Ctrl',
  letterKeysHint: 'Turn them off if a program that types for you starts them by mistake.',
  letterKeyStates: {
    on: 'On',
    off: 'Off',
  },
} as const;
