// The record is open: the places of the page, and the ways between them.
import { useState } from 'react';
import type { MyPhone } from '#api/own-operations.ts';
import { MemoryOf, type Memory } from '#api/use-read.ts';
import { ChangesScreen } from '#features/changes/changes-screen.tsx';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { LeavePhone } from '#features/phones/leave-phone.tsx';
import { PhonesScreen } from '#features/phones/phones-screen.tsx';
import { DayScreen } from '#features/record/day-screen.tsx';
import { PeriodScreen } from '#features/record/period-screen.tsx';
import { Parts } from './parts.tsx';
import { goTo, readTo, usePlace } from './place.ts';

export type OpenRecordProps = {
  readonly phone: MyPhone;
  readonly onLocked: () => void;
  readonly onEnded: () => void;
};

/** What was read goes with it when the phone is locked. */
export function OpenRecord({ phone, onLocked, onEnded }: OpenRecordProps) {
  const [memory] = useState<Memory>(() => new Map());
  return (
    <MemoryOf value={memory}>
      <PlaceScreen phone={phone} onLocked={onLocked} onEnded={onEnded} />
    </MemoryOf>
  );
}

function PlaceScreen({ phone, onLocked, onEnded }: OpenRecordProps) {
  const place = usePlace();
  const parts = <Parts at={place.at} onLocked={onLocked} />;
  const { timeZone } = phone;
  const shared = { parts, timeZone, readTo: readTo() };
  switch (place.at) {
    case 'home':
      return (
        <HomeScreen
          key="home"
          {...shared}
          who={`${phone.displayName}, ${phone.companyName}`}
          hasLeft={!phone.isEmployed}
          onChanges={() => goTo({ at: 'changes' })}
        />
      );
    case 'changes':
      return (
        <ChangesScreen
          key="changes"
          {...shared}
          isReading={!phone.isEmployed}
          onBack={() => goTo({ at: 'home' })}
        />
      );
    case 'record':
      return (
        <PeriodScreen
          key="record"
          {...shared}
          date={place.date}
          onPeriod={(date) => goTo({ at: 'record', date })}
          onDay={(date) => goTo({ at: 'day', date, within: place.date })}
        />
      );
    case 'day':
      return (
        <DayScreen
          key={place.date}
          {...shared}
          date={place.date}
          within={place.within}
          onBack={() => goTo({ at: 'record', date: place.within })}
        />
      );
    case 'phones':
      return (
        <PhonesScreen
          key="phones"
          {...shared}
          thisPhoneId={phone.phoneId}
          leave={<LeavePhone onEnded={onEnded} />}
        />
      );
  }
}
