// Slips of paper that tell people their PINs: a page to print and cut, or plain text.
import { wordsIn, type Language } from '#words.ts';

export type PinSlip = {
  readonly companyId: string;
  readonly employeeId: string;
  readonly displayName: string;
  readonly employeeNumber: string | null;
  readonly departments: readonly string[];
  readonly pin: string;
};

export type SlipPage = {
  readonly companyName: string;
  readonly language: Language;
  readonly slips: readonly PinSlip[];
};

/** Characters from which on a name needs three lines. */
const LONG_NAME = 40;

const STYLE = `
@page { size: A4; margin: 10mm }
body { font: 11pt/1.35 system-ui, sans-serif; margin: 0; color: #000; background: #fff }
.note { margin: 0 0 5mm; font-weight: 600 }
main { display: grid; grid-template-columns: 1fr 1fr }
section { box-sizing: border-box; min-height: 55mm; padding: 5mm; border: 0.3mm dashed #000; margin: 0 -0.3mm -0.3mm 0; break-inside: avoid }
h2 { font-size: 14pt; line-height: 1.15; margin: 0; overflow-wrap: anywhere }
h2.long { font-size: 10pt }
.of { margin: 0; font-size: 9pt }
.pin { margin: 1.5mm 0; font: 700 22pt/1 ui-monospace, monospace; letter-spacing: 0.25em }
ol { margin: 0; padding-left: 1.3em; font-size: 9.5pt }
.keep { margin: 1.5mm 0 0; font-size: 9pt }
@media print { .note { display: none } }
`;

export function pinSlipsHtml({ companyName, language, slips }: SlipPage): string {
  const { pinSlipWords: words } = wordsIn(language);
  const steps = words.steps.map((step) => `<li>${step}</li>`).join('');
  const sections = slips.map(
    (slip) => `<section>
<h2${slip.displayName.length > LONG_NAME ? ' class="long"' : ''}>${escaped(slip.displayName)}</h2>
<p class="of">${escaped(belongings(companyName, slip))}</p>
<p class="pin" aria-label="${words.title}">${slip.pin}</p>
<ol>${steps}</ol>
<p class="keep">${words.keep}</p>
</section>`,
  );
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>PIN – ${escaped(companyName)}</title>
<style>${STYLE}</style>
</head>
<body>
<p class="note">${words.print}</p>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

export function pinSlipsText({ companyName, language, slips }: SlipPage): string {
  const { pinSlipWords: words } = wordsIn(language);
  const steps = words.steps.map((step, index) => `${index + 1}. ${step}`).join('  ');
  const cut = `${'- '.repeat(36).trimEnd()}\n`;
  const parts = slips.map(
    (slip) => `${slip.displayName}
${belongings(companyName, slip)}

  ${words.title}:  ${slip.pin}

${steps}
${words.keep}
`,
  );
  return parts.length === 0 ? '' : `${cut}${parts.join(cut)}${cut}`;
}

/** What tells namesakes apart. */
function belongings(companyName: string, { departments, employeeNumber }: PinSlip): string {
  const number = employeeNumber === null ? [] : [`nr. ${employeeNumber}`];
  return [companyName, ...departments, ...number].join(' · ');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
