// Which letters the font of the kiosk has: those of its two files, which theme.css names. Vietnamese and other alphabets are not among them.
const SHIPPED =
  /^[ -~\u00a0-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150\u0151\u0154\u0155\u0158-\u015b\u015e-\u0165\u016a\u016b\u016e-\u017e\u0192\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026]*$/u;

/** Whether the whole text can be set in the font of the kiosk; a name in two fonts looks like a fault. */
export function isShipped(text: string): boolean {
  return SHIPPED.test(text);
}
