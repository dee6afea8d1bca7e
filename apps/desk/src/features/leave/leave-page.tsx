// Time off that people ask for, and the calendar of who is away.
import { may } from '@stimpill/api-types/rights';
import { useSession } from '#api/session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useWords } from '#words/words.ts';
import { AskDialog } from './ask-dialog.tsx';
import { EnterDialog } from './enter-dialog.tsx';
import { DepartmentFilter } from './department-filter.tsx';
import { LeaveCalendar } from './leave-calendar.tsx';
import { balanceWords } from '#said/desk/leave/balance.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';
import styles from './leave.module.css';
import { Requests } from './requests.tsx';
import { ShownRequests } from './shown-requests.tsx';

const VIEWS = ['requests', 'calendar'] as const;
/** In the address, so that a link can lead to the dialogs. */
const ENTERING = 'new';
const ASKING = 'ask';

export function LeavePage() {
  const t = useWords(leaveWords);
  const session = useSession();
  const { open, onOpen } = useOpenInAddress();
  const { filters, onFilter } = useFiltersInAddress<'view' | 'person'>();
  const view = filters.view === 'calendar' ? 'calendar' : 'requests';
  const mayDecide = may(session, 'time.decide') === null;
  const actions = (
    <>
      <ButtonLink to="/leave/balances" icon="list">
        {useWords(balanceWords).title}
      </ButtonLink>
      {mayDecide && (
        <>
          <Button icon="plus" onPress={() => onOpen(ASKING)}>
            {t.ask}
          </Button>
          <Button look="primary" icon="plus" onPress={() => onOpen(ENTERING)}>
            {t.enter}
          </Button>
        </>
      )}
    </>
  );
  return (
    <PageFrame title={t.title} actions={actions}>
      <div className="stack gap-8">
        <div className={styles['toolbar']}>
          <Choice
            legend={t.view}
            value={view}
            options={VIEWS.map((each) => [each, t.views[each]])}
            onChoose={(each) => onFilter({ view: each === 'requests' ? '' : each })}
          />
          {view === 'requests' ? <ShownRequests /> : <DepartmentFilter />}
        </div>
        {view === 'requests' ? <Requests mayDecide={mayDecide} /> : <LeaveCalendar mayDecide={mayDecide} />}
      </div>
      {mayDecide && open === ENTERING && (
        <EnterDialog person={filters.person ?? ''} onClose={() => onOpen(undefined)} />
      )}
      {mayDecide && open === ASKING && (
        <AskDialog person={filters.person ?? ''} onClose={() => onOpen(undefined)} />
      )}
    </PageFrame>
  );
}
