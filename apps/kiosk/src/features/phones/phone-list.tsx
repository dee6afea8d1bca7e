import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import type { OwnPhone, OwnPhones } from './own-phones.ts';
import { PhoneTimes } from './phone-times.tsx';
import { usePhoneName, usePhoneWords } from './phone-words.ts';
import type { Said } from './said.ts';
import { SaidNotice } from './said-notice.tsx';
import styles from './phones.module.css';

type PhoneListProps = {
  readonly name: string;
  /** Undefined until they are read. */
  readonly phones: OwnPhones | undefined;
  readonly trouble: 'failed' | 'ended' | undefined;
  readonly timeZone: string;
  readonly canLetIn: boolean;
  readonly said: Said | undefined;
  readonly onAdd: () => void;
  readonly onEnd: (asked: { readonly phoneId: string; readonly isNotMine: boolean }) => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
};

export function PhoneList(props: PhoneListProps) {
  const { name, phones, trouble, canLetIn, said, onAdd, onAgain, onClose } = props;
  const { t } = useLanguage();
  const words = usePhoneWords();
  const mayAdd = phones && (canLetIn || phones.mayAdd !== 'yes' ? phones.mayAdd : 'noHttps');
  return (
    <Page
      who={name}
      title={words.title}
      {...(!said && { lead: <p>{words.lead}</p> })}
      actions={
        <>
          {mayAdd === 'yes' && (
            <Button look="primary" icon="plus" onPress={onAdd}>
              {words.add}
            </Button>
          )}
          {trouble === 'failed' && (
            <Button icon="again" onPress={onAgain}>
              {words.again}
            </Button>
          )}
          <Button look={mayAdd === 'yes' ? 'plain' : 'primary'} icon="check" onPress={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      {said && <SaidNotice said={said} />}
      {phones ? (
        <section className="stack" aria-label={words.title} tabIndex={0} data-scrolls>
          {mayAdd && mayAdd !== 'yes' && (
            <Notice look="plain" icon="lock">
              {words.notAdded[mayAdd]}
            </Notice>
          )}
          <Rows {...props} phones={phones.phones} />
        </section>
      ) : (
        <p className={styles['alone']} role="status">
          {words[trouble ?? 'loading']}
        </p>
      )}
    </Page>
  );
}

type RowsProps = Pick<PhoneListProps, 'timeZone' | 'onEnd'> & { readonly phones: readonly OwnPhone[] };

function Rows({ phones, timeZone, onEnd }: RowsProps) {
  const words = usePhoneWords();
  const nameOf = usePhoneName();
  if (phones.length === 0) return <p className={styles['none']}>{words.none}</p>;
  return (
    <ul className={styles['phones']}>
      {phones.map((phone) => (
        <li key={phone.phoneId} className={styles['phone']}>
          <div>
            <strong>{nameOf(phone.program)}</strong>
            <PhoneTimes phone={phone} timeZone={timeZone} />
          </div>
          <div className="row gap-10">
            <Button size="small" onPress={() => onEnd({ phoneId: phone.phoneId, isNotMine: false })}>
              {words.remove.ask}
            </Button>
            <Button size="small" onPress={() => onEnd({ phoneId: phone.phoneId, isNotMine: true })}>
              {words.disown.ask}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
