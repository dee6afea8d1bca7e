import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const url = 'https://clock.example.is/desk/?a=1&b="2"';
const mail = composeMail({
  language: 'pl',
  subject: '<Brak> & "reszta"',
  parts: [
    { paragraph: 'Jón & Björk <script>' },
    { list: ['a < b', 'c'] },
    { link: { label: 'Otwórz "to"', url } },
  ],
});

it('says the same as plain text, with the address of a link to be copied', () => {
  expect(mail.text).toBe(`Jón & Björk <script>\n\n- a < b\n- c\n\nOtwórz "to":\n${url}\n`);
});

it('puts nothing that somebody has written into HTML as it stands', () => {
  expect(mail.html).toContain('<html lang="pl">');
  expect(mail.html).toContain('<title>&lt;Brak&gt; &amp; &quot;reszta&quot;</title>');
  expect(mail.html).toContain('<p>Jón &amp; Björk &lt;script&gt;</p>');
  expect(mail.html).toContain('<ul><li>a &lt; b</li><li>c</li></ul>');
  expect(mail.html).toContain('href="https://clock.example.is/desk/?a=1&amp;b=&quot;2&quot;"');
});

it('fetches nothing: no picture, no style sheet, no script', () => {
  expect(mail.html).not.toMatch(/<(?:img|link|script|style|iframe)/);
});
