// The people of company.yaml, as the stories know them.
export const company = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Bakaríið við höfnina ehf.',
} as const;

export const owner = {
  email: 'eigandi@profun.example',
  password: 'an owner for browser tests',
  name: 'Sigurveig Eigandadóttir',
} as const;
export const manager = { email: 'stjori@profun.example', password: 'a manager for browser tests' } as const;
export const accountant = {
  email: 'laun@profun.example',
  password: 'an accountant for browser tests',
} as const;

/** Of the demo company. */
export const demoOwner = {
  email: 'eigandi@kaffihusnordur.example',
  password: 'demo-eigandi-kaffi',
} as const;

export type Person = { readonly id: string; readonly name: string; readonly pin: string };

const person = (last: string, name: string, pin: string): Person => ({
  id: `11111111-0000-4000-8000-0000000000${last}`,
  name,
  pin,
});

export const aegir = person('e1', 'Ægir Þorláksson', '4821');
export const lukasz = person('e2', 'Łukasz Święcicki', '7350');
export const thorunn = person('e3', 'Þórunn Ósk Ægisdóttir', '9164');
export const bjork = person('e4', 'Björk Höskuldsdóttir', '5082');
export const nott = person('e5', 'Nótt Sigurðardóttir', '2746');
export const bjartur = person('e6', 'Bjartur Þeysson', '6137');
