import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { missedHolidaysQuery } from '#api/payroll-month.ts';
import { useSession } from '#api/session.ts';
import type { Range } from '#api/timesheets.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { missedHolidaysWords } from '#said/desk/today/missed-holidays.ts';
import styles from './today-page.module.css';

/** Who is paid nothing for a holiday that is near; each name leads to the hours that are proposed. */
export function MissedHolidays(range: Range) {
  const t = useWords(missedHolidaysWords);
  const apart = useNamesApart();
  const { data: people = [] } = useQuery(missedHolidaysQuery(useSession().company.id, range));
  if (people.length === 0) return null;
  return (
    <Notice look="warning">
      <p>
        <strong>{t.title}</strong>
      </p>
      <p>{t.lead}</p>
      <ul className={styles['missed']} aria-label={t.names}>
        {people.map(({ employeeId, displayName }) => (
          <li key={employeeId}>
            <Link to="/people/$personId/$part" params={{ personId: employeeId, part: 'hours' }}>
              {apart(employeeId, displayName)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
