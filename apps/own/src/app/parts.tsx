import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';
import { useCall } from '#api/caller.ts';
import { failureWords } from '#api/failure-words.ts';
import { useAct } from '#api/use-act.ts';
import { Notice } from '#ui/notice.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './parts.module.css';
import { goTo, type Place } from './place.ts';

const css = classNames(styles);

type PartsProps = { readonly at: Place['at']; readonly onLocked: () => void };

/** The parts of the page, where the thumb is; the last closes the record. */
export function Parts({ at, onLocked }: PartsProps) {
  const { t } = useLanguage();
  const call = useCall();
  const closing = useAct(() => call('closeMyPhone'), onLocked);
  return (
    <>
      {closing.failure && <Notice>{failureWords(closing.failure, t)}</Notice>}
      <nav className={css('parts')} aria-label={t.parts}>
        <Part icon="clock" isHere={at === 'home'} onPress={() => goTo({ at: 'home' })}>
          {t.hoursToday}
        </Part>
        <Part
          icon="list"
          isHere={at === 'record' || at === 'day'}
          onPress={() => goTo({ at: 'record', date: null })}
        >
          {t.recordPart}
        </Part>
        <Part icon="tablet" isHere={at === 'phones'} onPress={() => goTo({ at: 'phones' })}>
          {t.phonesPart}
        </Part>
        <Part icon="lock" isHere={false} isOff={closing.isSending} onPress={closing.send}>
          {t.lockPart}
        </Part>
      </nav>
    </>
  );
}

type PartProps = {
  readonly icon: IconName;
  readonly children: string;
  readonly isHere: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
};

function Part({ icon, children, isHere, isOff = false, onPress }: PartProps) {
  return (
    <button
      type="button"
      className={css('part')}
      aria-current={isHere ? 'page' : undefined}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  );
}
