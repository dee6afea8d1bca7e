// The same sentences as plain text and as simple HTML, without pictures, style sheets or anything that is fetched.
import type { Language } from '@stimpill/api-types/languages';
import type { MailContent } from './mail.ts';

export type MailPart =
  | { readonly paragraph: string }
  | { readonly list: readonly string[] }
  | { readonly link: { readonly label: string; readonly url: string } };

export type MailText = {
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly MailPart[];
};

export function composeMail({ language, subject, parts }: MailText): MailContent {
  const body = parts.map(htmlOf).join('\n');
  return {
    subject,
    text: `${parts.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body>
${body}
</body>
</html>
`,
  };
}

function textOf(part: MailPart): string {
  if ('paragraph' in part) return part.paragraph;
  if ('list' in part) return part.list.map((item) => `- ${item}`).join('\n');
  return `${part.link.label}:\n${part.link.url}`;
}

function htmlOf(part: MailPart): string {
  if ('paragraph' in part) return `<p>${escaped(part.paragraph)}</p>`;
  if ('list' in part) return `<ul>${part.list.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  return `<p><a href="${escaped(part.link.url)}">${escaped(part.link.label)}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
