// How long a test may take. It ends what would never end and measures nothing: a machine that does other things beside is four times as slow.

export const PATIENCE = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
