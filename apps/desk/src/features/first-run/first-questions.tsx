import { useEffect, useState } from 'react';
import type { Agreement, StartedCompany } from './first-run.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { keepAnswers, keptAnswers, STEPS, type Answers } from './answers.ts';
import { CompanyStep } from './company-step.tsx';
import { DepartmentsStep } from './departments-step.tsx';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import styles from './first-run.module.css';
import { OwnerStep } from './owner-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { PeriodStep } from './period-step.tsx';
import { RuleStep } from './rule-step.tsx';
import type { StepProps } from './step-props.ts';
import { useStep } from './use-step.ts';

type FirstQuestionsProps = {
  readonly token: string;
  readonly agreements: readonly Agreement[];
  readonly onReady: (ready: StartedCompany & { readonly name: string }) => void;
};

/** One question after the other. What was answered is kept through a reload, also by each of two tabs. */
export function FirstQuestions({ token, agreements, onReady }: FirstQuestionsProps) {
  const { language } = useSpeech();
  const [answers, setAnswers] = useState(() => keptAnswers(language));
  const { step, goTo, goBack } = useStep(answers);
  const place = STEPS.indexOf(step);
  useEffect(() => keepAnswers({ ...answers, step }), [answers, step]);
  const answer = (answered: Partial<Answers>) => setAnswers((before) => ({ ...before, ...answered }));
  const props: StepProps = {
    answers,
    onAnswer: answer,
    onNext: (answered = {}) => {
      answer(answered);
      goTo(STEPS[place + 1] ?? step);
    },
    onBack: goBack,
  };
  return (
    <>
      <Progress place={place} />
      {step === 'company' && <CompanyStep {...props} />}
      {step === 'departments' && <DepartmentsStep {...props} />}
      {step === 'people' && <PeopleStep {...props} token={token} />}
      {step === 'rule' && <RuleStep {...props} token={token} agreements={agreements} />}
      {step === 'period' && <PeriodStep {...props} />}
      {step === 'owner' && (
        <OwnerStep
          {...props}
          token={token}
          onGoTo={goTo}
          onStarted={(started) => onReady({ name: answers.name.trim(), ...started })}
        />
      )}
    </>
  );
}

function Progress({ place }: { readonly place: number }) {
  const t = useWords(firstRunWords);
  return (
    <ol className={styles['progress']} aria-label={t.steps}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          className={at === place ? styles['now'] : at < place ? styles['done'] : undefined}
          aria-current={at === place ? 'step' : undefined}
        >
          {t.names[step]}
        </li>
      ))}
    </ol>
  );
}
