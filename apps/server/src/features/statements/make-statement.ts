// The statement of somebody's pay period as a file. It knows no door: whoever calls it has found out that it may be read.
import { fromTo } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { readStatement, type StatementRequest } from './read-statement.ts';
import { toPaper } from './to-paper.ts';

export type StatementFile = {
  readonly fileName: string;
  readonly mediaType: 'application/pdf';
  readonly bytes: Uint8Array;
};

export async function makeStatement(scope: CompanyScope, request: StatementRequest): Promise<StatementFile> {
  // What draws pages is large, and other threads have these use cases too.
  const { writePaper } = await import('#features/papers/write-paper.ts');
  const paper = toPaper(await readStatement(scope, request));
  const { employee, range } = request;
  const name = `${employee.displayName} ${fromTo(range.startDate, range.endDate)}`;
  return {
    fileName: `${name.replaceAll(NOT_IN_NAMES, ' ').trim()}.pdf`,
    mediaType: 'application/pdf',
    bytes: await writePaper(paper),
  };
}

/** What some file system does not take. */
const NOT_IN_NAMES = /[\p{Cc}\\/:*?"<>|]/gu;
