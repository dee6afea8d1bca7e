import { useState } from 'react';
import { CallFailed, isRefusedWith } from '#api/call-failed.ts';
import { isCompanyMade, type StartedCompany } from './first-run.ts';
import { hasPasskeys, passkeyTroubleOf } from '#api/passkeys.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Field } from '#ui/field.tsx';
import { PasskeyNotice } from '#ui/passkey-notice.tsx';
import { useWords } from '#words/words.ts';
import type { Answers, Step } from './answers.ts';
import { isOfAnother } from './choose-owner.ts';
import { goodPeople } from './first-people.ts';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import { HowToSignIn } from './how-to-sign-in.tsx';
import { namesOnList } from './names-apart.ts';
import { ownerWords } from '#said/desk/first-run/owner.ts';
import { Refusal } from './refusal.tsx';
import { isSameOpen } from './same-as-owner.ts';
import { SameAsOwner } from './same-as-owner-field.tsx';
import { StepFrame } from './step-frame.tsx';
import { useStartCompany } from './use-start-company.ts';
import type { StepProps } from './step-props.ts';
import { WhichOwner } from './which-owner.tsx';
import type { Said } from '@stimpill/words/said.ts';

const SHORTEST = 12;

type OwnerStepProps = StepProps & {
  readonly token: string;
  readonly onGoTo: (step: Step) => void;
  readonly onStarted: (started: StartedCompany) => void;
};

/** The last one: with it the company is made. The password is in this step only. */
export function OwnerStep({ answers, token, onAnswer, onBack, onGoTo, onStarted }: OwnerStepProps) {
  const t = useWords(ownerWords);
  const { email, lineOf } = useWords(firstRunWords);
  const [password, setPassword] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const starting = useStartCompany(token, onStarted);
  const { ownerName, ownerEmail, ownerIs } = answers;
  const names = namesOnList(goodPeople(answers), (line) => lineOf({ line }));
  const isListed = names.some(([number]) => String(number) === ownerIs);
  const byPasskey = hasPasskeys() && answers.withPasskey;
  const trouble = passkeyTroubleOf(starting.error);
  const faults = faultsOf(t, answers, { password, isListAsked: names.length > 0 });
  const shown: Partial<typeof faults> = isAsked ? faults : {};
  const next = () => {
    setIsAsked(true);
    const passkeyName = byPasskey ? t.passkeyName : undefined;
    if (Object.values(faults).every((fault) => fault === undefined))
      starting.mutate({ answers, password, passkeyName });
  };
  return (
    <StepFrame
      {...{ step: 'owner', lead: t.ownerLead, nextLabel: byPasskey ? t.finishWithPasskey : t.finish, onBack }}
      isBusy={starting.isPending}
      onNext={next}
    >
      {names.length > 0 && <WhichOwner {...{ answers, names, onAnswer }} error={shown.which} />}
      {!isListed && (
        <OwnerField
          label={t.ownerName}
          fill="name"
          value={ownerName}
          error={shown.name}
          onChange={(typed) => onAnswer({ ownerName: typed })}
        />
      )}
      <SameAsOwner {...{ answers, names, onAnswer }} error={shown.same} />
      <OwnerField
        label={email}
        fill="email"
        value={ownerEmail}
        error={shown.email}
        onChange={(typed) => onAnswer({ ownerEmail: typed })}
      />
      <HowToSignIn
        {...{ byPasskey, password }}
        error={shown.password}
        onChoose={(withPasskey) => onAnswer({ withPasskey })}
        onPassword={setPassword}
      />
      {trouble && <PasskeyNotice trouble={trouble} />}
      {!trouble && starting.error instanceof CallFailed && (
        <Trouble {...{ answers, onGoTo }} error={starting.error} />
      )}
    </StepFrame>
  );
}

type Beside = { readonly password: string; readonly isListAsked: boolean };

function faultsOf(t: Said<typeof ownerWords>, answers: Answers, { password, isListAsked }: Beside) {
  return {
    which: isListAsked && answers.ownerIs === '' ? t.whichMissing : undefined,
    name: answers.ownerName.trim() === '' ? t.ownerNameMissing : undefined,
    same: isSameOpen(answers) ? t.sameMissing : undefined,
    email: emailFault(t, answers),
    password: password.length < SHORTEST ? t.passwordShort : undefined,
  };
}

function emailFault(t: Said<typeof ownerWords>, answers: Answers): string | undefined {
  if (!/^\S+@\S+\.\S+$/.test(answers.ownerEmail.trim())) return t.ownerEmailMissing;
  return isOfAnother(answers) ? t.ownerEmailOfAnother : undefined;
}

type TroubleProps = {
  readonly error: CallFailed;
  readonly answers: Answers;
  readonly onGoTo: (step: Step) => void;
};

function Trouble({ error, answers, onGoTo }: TroubleProps) {
  const t = useWords(firstRunWords);
  const { failure } = error;
  if (failure.kind === 'refused' && failure.status === 400)
    return <Refusal faults={failure.faults} {...{ answers, onGoTo }} />;
  const isOver = isRefusedWith(error, 'first_run.link_over');
  return (
    <FailureNotice failure={failure} text={isCompanyMade(error) ? t.made : isOver ? t.over : undefined} />
  );
}

type OwnerFieldProps = {
  readonly label: string;
  readonly fill: 'name' | 'email';
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
};

function OwnerField({ label, fill, value, error, onChange }: OwnerFieldProps) {
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <input
          {...ids}
          type={fill === 'email' ? 'email' : 'text'}
          autoComplete={fill}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
