// What not every visit needs: a project, a photo, own hours, a forgotten punch.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useStationSettings } from '#device/station-context.ts';
import { useNow } from '#device/use-now.ts';
import { ownChangeCalls } from '#features/changes/own-changes.ts';
import { CorrectionScreen } from '#features/corrections/correction-screen.tsx';
import { createSendCorrection } from '#features/corrections/send-correction.ts';
import type { OwnHoursView } from '#features/hours/own-hours.ts';
import { OwnHoursScreen } from '#features/hours/own-hours-screen.tsx';
import { ownLeaveCalls } from '#features/leave/own-leave.ts';
import { readListAnew } from '#features/people/punch-list-key.ts';
import { PhotoScreen } from '#features/photos/photo-screen.tsx';
import { BreakScreen } from '#features/punches/break-screen.tsx';
import { DisputeScreen } from '#features/punches/dispute-screen.tsx';
import { ownRecordCalls } from '#features/record/own-record.ts';
import { ProjectScreen } from '#features/projects/project-screen.tsx';
import { SecondPunchScreen } from '#features/punches/second-punch-screen.tsx';
import { useStoredProjects } from '#storage/project-store.ts';
import { createLater } from '../create-later.ts';
import { PhoneCode, Phones } from './phone-screens.tsx';
import type { PersonalScreenProps } from './personal-screen-props.ts';
import type { VisitRunner } from './visit-runner.ts';
import { type On, provenOf, sessionOf } from './visit-state.ts';

/** Few visits lead there. */
const { useWhenWanted: useLeaveScreen } = createLater(
  async () => (await import('#features/leave/leave-screen.tsx')).LeaveScreen,
);

const { useWhenWanted: useChangesScreen } = createLater(
  async () => (await import('#features/changes/changes-screen.tsx')).ChangesScreen,
);

const { useWhenWanted: useRecordScreen } = createLater(
  async () => (await import('#features/record/record-screen.tsx')).RecordScreen,
);

type VisitScreenName =
  | 'project'
  | 'photo'
  | 'hours'
  | 'leave'
  | 'changes'
  | 'record'
  | 'phones'
  | 'phoneCode'
  | 'correction'
  | 'break'
  | 'dispute'
  | 'second';

type Props<Name extends VisitScreenName> = PersonalScreenProps & { readonly screen: On<Name> };

export function VisitScreens(props: PersonalScreenProps) {
  const { screen } = props.state;
  switch (screen.name) {
    case 'project':
      return <Project {...props} screen={screen} />;
    case 'photo':
      return <Photo {...props} screen={screen} />;
    case 'hours':
      return <Hours {...props} screen={screen} />;
    case 'leave':
      return <Leave {...props} screen={screen} />;
    case 'changes':
      return <Changes {...props} screen={screen} />;
    case 'record':
      return <Record {...props} screen={screen} />;
    case 'phones':
      return <Phones {...props} screen={screen} />;
    case 'phoneCode':
      return <PhoneCode {...props} screen={screen} />;
    case 'correction':
      return <Correction {...props} screen={screen} />;
    case 'break':
      return <Break {...props} screen={screen} />;
    case 'dispute':
      return <Dispute {...props} screen={screen} />;
    case 'second':
      return <Second {...props} screen={screen} />;
    default:
      return null;
  }
}

function Project({ screen, store, record }: Props<'project'>) {
  const { person, proven, rules } = screen;
  const stored = useStoredProjects(record.companyId, person.id);
  // They come from the tablet's own store in a blink.
  if (!stored) return null;
  return (
    <ProjectScreen
      name={person.name}
      at={proven.moment.at}
      timeZone={record.timeZone}
      projects={stored.projects}
      recentIds={stored.recentIds}
      isRequired={rules.project === 'required'}
      onChoose={(project) => store.dispatch({ type: 'projectChosen', project })}
      onCancel={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

function Photo({ screen, store }: Props<'photo'>) {
  const settings = useStationSettings();
  return (
    <PhotoScreen
      name={screen.person.name}
      isRequired={screen.rules.photo === 'required'}
      retentionDays={settings?.company.photosRetentionDays ?? 0}
      onDone={(photo) => store.dispatch({ type: 'photoGiven', photo })}
    />
  );
}

function Second({ screen, store, record, runner }: Props<'second'>) {
  return (
    <SecondPunchScreen
      name={screen.person.name}
      action={screen.action}
      known={screen.known}
      timeZone={record.timeZone}
      onPunch={runner.chooseAction}
      onCancel={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

function Hours({ screen, store, record, runner }: Props<'hours'>) {
  const now = useNow();
  const session = sessionOf(screen);
  const view = useOwnHours(session?.employeeToken, runner.readHours);
  const { person } = screen;
  const since = view.kind === 'ready' ? view.hours.openSince : undefined;
  return (
    <OwnHoursScreen
      name={person.name}
      view={view}
      now={now}
      timeZone={record.timeZone}
      onForgot={
        session
          ? (action) =>
              store.dispatch({
                type: 'correctionAsked',
                action,
                since: action === 'Stop' ? since : undefined,
              })
          : undefined
      }
      onLeave={session && (() => store.dispatch({ type: 'leaveAsked' }))}
      onChanges={session && (() => store.dispatch({ type: 'changesAsked' }))}
      onRecord={session && (() => store.dispatch({ type: 'recordAsked' }))}
      newPhones={session?.newPhones ?? []}
      onPhones={session && ((disowned) => store.dispatch({ type: 'phonesAsked', disowned }))}
      onClose={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

function Leave(props: Props<'leave'>) {
  return <LeaveOnceThere {...props} LeaveScreen={useLeaveScreen(true)} />;
}

type LeaveProps = Props<'leave'> & { readonly LeaveScreen: ReturnType<typeof useLeaveScreen> };

function LeaveOnceThere({ screen, store, runner, LeaveScreen }: LeaveProps) {
  const { callStation } = runner;
  const employeeToken = sessionOf(screen)?.employeeToken ?? '';
  const calls = useMemo(() => ownLeaveCalls(callStation, employeeToken), [callStation, employeeToken]);
  if (!LeaveScreen) return null;
  return (
    <LeaveScreen
      name={screen.person.name}
      calls={calls}
      onClose={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

function Changes(props: Props<'changes'>) {
  return <ChangesOnceThere {...props} ChangesScreen={useChangesScreen(true)} />;
}

type ChangesProps = Props<'changes'> & { readonly ChangesScreen: ReturnType<typeof useChangesScreen> };

function ChangesOnceThere({ screen, store, record, runner, ChangesScreen }: ChangesProps) {
  const { callStation } = runner;
  const employeeToken = sessionOf(screen)?.employeeToken ?? '';
  const calls = useMemo(() => ownChangeCalls(callStation, employeeToken), [callStation, employeeToken]);
  if (!ChangesScreen) return null;
  return (
    <ChangesScreen
      name={screen.person.name}
      calls={calls}
      timeZone={record.timeZone}
      onClose={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

function Record(props: Props<'record'>) {
  return <RecordOnceThere {...props} RecordScreen={useRecordScreen(true)} />;
}

type RecordProps = Props<'record'> & { readonly RecordScreen: ReturnType<typeof useRecordScreen> };

function RecordOnceThere({ screen, store, record, runner, RecordScreen }: RecordProps) {
  const { callStation } = runner;
  const employeeToken = sessionOf(screen)?.employeeToken ?? '';
  const calls = useMemo(() => ownRecordCalls(callStation, employeeToken), [callStation, employeeToken]);
  if (!RecordScreen) return null;
  return (
    <RecordScreen
      name={screen.person.name}
      calls={calls}
      timeZone={record.timeZone}
      onClose={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

function useOwnHours(employeeToken: string | undefined, readHours: VisitRunner['readHours']): OwnHoursView {
  const [view, setView] = useState<OwnHoursView>({ kind: 'loading' });
  useEffect(() => {
    if (employeeToken === undefined) return undefined;
    let isCurrent = true;
    void readHours(employeeToken).then((read) => {
      if (isCurrent) setView(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [employeeToken, readHours]);
  return employeeToken === undefined ? { kind: 'offline' } : view;
}

function Correction({ screen, store, record, runner }: Props<'correction'>) {
  const { person, action, since } = screen;
  const { callStation } = runner;
  const queryClient = useQueryClient();
  const session = sessionOf(screen);
  const employeeToken = session?.employeeToken ?? '';
  const send = useMemo(() => createSendCorrection(callStation, employeeToken), [callStation, employeeToken]);
  return (
    <CorrectionScreen
      name={person.name}
      action={action}
      since={since}
      planned={session?.plannedShifts ?? []}
      timeZone={record.timeZone}
      onSend={async (at, note) => {
        const result = await send({ action, at, note });
        readListAnew(queryClient);
        return result;
      }}
      onPunch={provenOf(screen) && runner.chooseAction}
      onClose={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

function Break({ screen, store, runner }: Props<'break'>) {
  return (
    <BreakScreen
      name={screen.person.name}
      minutes={screen.deducted.minutes}
      onMissed={() => runner.tellMissedBreak(screen)}
      onClose={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

function Dispute({ screen, store, record, runner }: Props<'dispute'>) {
  const { punchId, person, action, at } = screen;
  return (
    <DisputeScreen
      name={person.name}
      action={action}
      at={at}
      timeZone={record.timeZone}
      onDispute={async () => {
        const isNoted = await runner.dispute(punchId);
        if (isNoted) store.dispatch({ type: 'disputeOver' });
        return isNoted;
      }}
      onClose={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}
