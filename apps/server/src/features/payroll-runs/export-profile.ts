// How the file of a payroll system looks, as data.
import type { Words } from '#features/rules/pay-lines.ts';

/** What stands in a column. A note is the text of the column, and of a line of a period that was sent before its period and days. */
export type ExportContent =
  | 'identity'
  | 'name'
  | 'department'
  | 'payrollCode'
  | 'amount'
  | 'periodStart'
  | 'periodEnd'
  | 'text'
  | 'note';

export type ExportColumn = {
  readonly content: ExportContent;
  readonly heading: string;
  /** Of a column of `text`, or of a note. */
  readonly text: string | null;
};

export type ExportSettings = {
  readonly format: 'csv' | 'xlsx';
  /** A row for each person and code, or one for each person with a column for each code. */
  readonly shape: 'long' | 'wide';
  readonly identity: 'kennitala' | 'employeeNumber';
  readonly columns: readonly ExportColumn[];
  /** In the wide shape these always have a column, first and in this order. */
  readonly leadingCodes: readonly string[];
  readonly separator: ';' | ',' | 'tab';
  readonly decimalMark: ',' | '.';
  readonly decimals: number;
  readonly encoding: 'utf-8-bom' | 'utf-8' | 'windows-1252' | 'iso-8859-1';
  readonly hasHeadings: boolean;
  readonly dateForm: 'yyyy-MM-dd' | 'dd.MM.yyyy';
  /** Written in minutes; the others in hours. */
  readonly minuteCodes: readonly string[];
  readonly writesZeros: boolean;
  readonly fileName: string;
};

export type PayrollTarget = 'generic' | 'dk' | 'regla' | 'kjarni' | 'h3' | 'payday' | 'businessCentral';

export type ExportProfileKey = PayrollTarget | 'genericXlsx';

export type ExportProfile = {
  readonly key: ExportProfileKey;
  readonly name: string;
  /** Whose codes it uses. */
  readonly target: PayrollTarget;
  /** What the maker of the system has not published. */
  readonly unknown: readonly Words[];
  /** The system takes a kennitala or a number in the same column. */
  readonly takesEither: boolean;
  /** Where its maker says that it takes amounts below zero; null: that is not known. */
  readonly takesBelowZero: string | null;
  readonly settings: ExportSettings;
};

/** A profile of a company: as it ships, or as the company has set it. */
export type OwnExportProfile = ExportProfile & { readonly isChanged: boolean };
