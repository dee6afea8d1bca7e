import type { RuleInWords as Described } from '#api/pay-rules.ts';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { useWords } from '#words/words.ts';
import styles from './pay-rules.module.css';
import { payRulesWords } from '#said/desk/company/pay-rules.ts';

type PaidClass = Described['classes'][number];

/** What a rule pays and when, with the names of its agreement. */
export function RuleInWords({ rule }: { readonly rule: Described }) {
  const t = useWords(payRulesWords);
  const columns: readonly Column<PaidClass>[] = [
    { id: 'name', name: t.className, cell: ({ name }) => name, isRowHead: true },
    { id: 'when', name: t.when, cell: ({ when }) => <Lines lines={when} /> },
    { id: 'column', name: t.column, cell: ({ bucketName }) => bucketName },
    {
      id: 'payLine',
      name: t.payLine,
      cell: ({ payLine, premiumLines }) => [payLine, ...premiumLines].join(' + '),
    },
  ];
  return (
    <div className="stack gap-20">
      <DataTable caption={t.inWords} columns={columns} rows={rule.classes} rowKey={({ name }) => name} />
      <div className={styles['sides']}>
        {rule.beside.length > 0 && (
          <section>
            <h3>{t.beside}</h3>
            <Lines lines={rule.beside} />
          </section>
        )}
        {rule.holidays.map(({ dayClass, names }) => (
          <section key={dayClass}>
            <h3>{t.holidayKinds[dayClass]}</h3>
            <p>{names.join(', ')}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="stack gap-4">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
