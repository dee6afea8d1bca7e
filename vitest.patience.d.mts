export const PATIENCE: {
  readonly testTimeout: number;
  readonly hookTimeout: number;
  readonly expect: { readonly poll: { readonly timeout: number } };
};
