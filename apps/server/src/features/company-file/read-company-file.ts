// Bytes of a company file -> the values in it, whatever they are. YAML 1.2 or JSON; a date stays the text that it is.
import { LineCounter, parseDocument, type Document, type YAMLError } from 'yaml';
import { isDeepValue, isDeepYaml, TOO_DEEP } from './file-depth.ts';
import { CompanyFileRefused, type FileFault } from './file-fault.ts';
import { findJsonFault } from './json-fault.ts';
import { takeYamlRows } from './yaml-rows.ts';

/** What 4 GB of memory can take in. The runtime ends at 512 MB of text. */
export const MAX_MEGABYTES = 256;

/** More aliases than this and a small file could unfold into one that fills the memory. */
const MAX_ALIASES = 100;

/**
 * @param fileName its extension says what the file is; without one the first character does
 * @throws CompanyFileRefused with line and column of every syntax fault
 */
export function readCompanyFile(bytes: Uint8Array, fileName: string): unknown {
  const text = toText(bytes);
  return isJsonFile(text, fileName) ? readJson(text) : readYaml(text);
}

function toText(bytes: Uint8Array): string {
  if (bytes.length > MAX_MEGABYTES * 1_000_000) {
    const message = `is larger than ${MAX_MEGABYTES} MB; spread its lists over several files with the same company, and import one after the other: nothing is ever deleted`;
    throw new CompanyFileRefused([{ path: '', message }]);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CompanyFileRefused([{ path: '', message: 'is not UTF-8 text; save it in that encoding' }]);
  }
}

/** Whether a file is JSON, by its name or by how it begins; else it is YAML. */
export function isJsonFile(text: string, fileName: string): boolean {
  if (/\.json$/i.test(fileName)) return true;
  return !/\.ya?ml$/i.test(fileName) && /^\s*[{[]/.test(text);
}

function readJson(text: string): unknown {
  const fault = findJsonFault(text);
  if (fault !== null) throw new CompanyFileRefused([fault]);
  return JSON.parse(text);
}

function readYaml(text: string): unknown {
  const { rest, lists } = takeYamlRows(text.replaceAll('\r\n', '\n'));
  const value = parseYaml(rest);
  for (const [name, rows] of lists) {
    // Anything else means that the list was part of something larger, which only the parser understands.
    if (!isMapping(value) || value[name] !== null) return parseYaml(text);
    value[name] = rows;
  }
  return value;
}

function parseYaml(text: string): unknown {
  if (isDeepYaml(text)) throw new CompanyFileRefused([{ path: '', message: TOO_DEEP }]);
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    stringKeys: true,
    prettyErrors: false,
    logLevel: 'silent',
    lineCounter,
  });
  const faults = [...document.errors, ...document.warnings].map((error) => syntaxFault(error, lineCounter));
  if (faults.length > 0) throw new CompanyFileRefused(faults);
  const value = toValue(document);
  if (isDeepValue(value)) throw new CompanyFileRefused([{ path: '', message: TOO_DEEP }]);
  return value;
}

function toValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch {
    throw new CompanyFileRefused([
      { path: '', message: `repeats parts of itself by more than ${MAX_ALIASES} aliases; write them out` },
    ]);
  }
}

function syntaxFault(error: YAMLError, lineCounter: LineCounter): FileFault {
  const { line, col } = lineCounter.linePos(error.pos[0]);
  return { path: `line ${line}, column ${col}`, message: `is not YAML 1.2: ${error.message}` };
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
