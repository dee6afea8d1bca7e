/** The first that fits counts: many browsers say that they are Chrome or Safari as well. */
const BROWSERS = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const DEVICES = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

/** `iPhone, Safari`: what a device and its browser are called, from what the browser calls itself; that itself where both are unknown. */
export function nameOfProgram(userAgent: string): string {
  const named = [DEVICES, BROWSERS].flatMap((list) => {
    const found = list.find(([pattern]) => pattern.test(userAgent));
    return found ? [found[1]] : [];
  });
  return named.length > 0 ? named.join(', ') : userAgent.slice(0, 60);
}
