/** Letters and digits that nobody takes for one another. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Six characters of a punch's id: what a person notes down and a manager finds it by. */
export function receiptCodeOf(punchId: string): string {
  let bits = Number.parseInt(punchId.replaceAll('-', '').slice(0, 8), 16);
  let code = '';
  for (let place = 0; place < 6; place += 1) {
    code += CHARACTERS.charAt(bits % 32);
    bits = Math.floor(bits / 32);
  }
  return code;
}
