/** So many statements are made for one request: whoever wants more asks again, and sees how far it has come. */
export const STATEMENTS_AT_ONCE = 10;
