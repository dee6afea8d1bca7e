import { Card } from '#ui/card.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './claim.module.css';

/** The way in, which begins at a tablet. */
export function HowToAdd() {
  const { t } = useLanguage();
  return (
    <Card title={t.outside.how}>
      <ol className={styles['steps']}>
        <li>{t.outside.stepName({ hours: t.myHours })}</li>
        <li>{t.outside.stepPhone({ phone: t.toPhones })}</li>
        <li>{t.outside.stepRead}</li>
      </ol>
      <p className="soft">{t.outside.desk}</p>
    </Card>
  );
}
