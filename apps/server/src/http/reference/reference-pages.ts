// The pages for people who connect another system: the reference, made from the OpenAPI document, and the partner guide. Ready-made
// viewers use inline styles, write strings into the page and do not work with screen readers; these pages avoid all that.
import type { OpenApiDocument } from '@stimpill/api-types/openapi';
import { escaped, fromMarkdown } from './markup.ts';
import { methodBadge, operationSection } from './operation-section.ts';
import type { PlacedOperation } from './placed-operation.ts';

/** The page at `/api/docs`. */
export function referencePage(document: OpenApiDocument): string {
  const operations = placedIn(document);
  const chapters = document.tags.map(({ name, 'x-displayName': heading, description }) => ({
    heading,
    description,
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const menu = chapters.map(
    ({ heading, operations: within }) =>
      `<li><span class="chapter">${escaped(heading)}</span><ul>${within.map(menuItem).join('')}</ul></li>`,
  );
  const sections = chapters.map(
    ({ heading, description, operations: within }) => `<h2 class="chapter-heading">${escaped(heading)}</h2>
${fromMarkdown(description)}
${within.map((placed) => operationSection(placed, document)).join('\n')}`,
  );
  const { title, version, description } = document.info;
  return page({
    title,
    menu: `<ul>${menu.join('')}</ul>`,
    main: `<h1>${escaped(title)} <span class="version">${escaped(version)}</span></h1>
${fromMarkdown(description)}
${SIGN_IN}
${sections.join('\n')}`,
  });
}

/** The page at `/api/docs/guide`. */
export function guidePage(markdown: string): string {
  return page({ title: 'Partner guide', menu: '', main: fromMarkdown(markdown) });
}

function placedIn({ paths }: OpenApiDocument): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get === undefined ? [] : [{ method: 'GET' as const, path, operation: get }]),
    ...(post === undefined ? [] : [{ method: 'POST' as const, path, operation: post }]),
  ]);
}

function menuItem({ method, operation }: PlacedOperation): string {
  return `<li><a href="#${operation.operationId}">${methodBadge(method)} ${escaped(operation.summary)}</a></li>`;
}

const SIGN_IN = `<section id="sign-in" aria-labelledby="sign-in-heading">
<h2 id="sign-in-heading">Sign in here</h2>
<p>To try operations that need the access token of a user. What you try is done: a punch is a punch. The token stays in this page until you close it.</p>
<form id="sign-in-form">
<p class="field"><label for="email">E-mail</label><input id="email" type="email" autocomplete="username" required /></p>
<p class="field"><label for="password">Password</label><input id="password" type="password" autocomplete="current-password" required /></p>
<button type="submit">Sign in</button>
</form>
<p id="signed-in" role="status"></p>
</section>`;

type Page = { readonly title: string; readonly menu: string; readonly main: string };

function page({ title, menu, main }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escaped(title)} – Stimpill</title>
<link rel="icon" href="/icons/stimpill.svg" />
<link rel="stylesheet" href="/api/docs/reference.css" />
<script defer src="/api/docs/reference.js"></script>
</head>
<body>
<a class="skip" href="#main">To the text</a>
<header><img src="/icons/stimpill.svg" alt="" width="36" height="36" /><span class="brand">Stimpill</span>
<nav aria-label="Documentation"><a href="/api/docs">API reference</a> <a href="/api/docs/guide">Partner guide</a> <a href="/api/v1/openapi.json">openapi.json</a></nav></header>
<div class="${menu === '' ? 'text' : 'columns'}">
${menu === '' ? '' : `<nav class="menu" aria-label="Operations" tabindex="0">${menu}</nav>`}
<main id="main" tabindex="-1">${main}</main>
</div>
</body>
</html>
`;
}
