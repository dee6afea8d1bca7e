import { classNames } from './class-names.ts';
import styles from './logo.module.css';

const css = classNames(styles);

type LogoProps = { readonly size?: 'small' | 'large' };

/** The mark, a capsule whose upper half is a clock, and the name. */
export function Logo({ size = 'small' }: LogoProps) {
  return (
    <span className={css('logo', size)} role="img" aria-label="Stimpill">
      <svg className={css('mark')} viewBox="0 0 64 64" aria-hidden="true">
        <rect width="64" height="64" rx="16" className={css('ground')} />
        <g transform="translate(32 32) scale(1.18) rotate(45) translate(-32 -32)">
          <path d="M19.5 33.2v-8.7a12.5 12.5 0 0 1 25 0v8.7z" className={css('upper')} />
          <path d="M19.5 35.4h25v4.1a12.5 12.5 0 0 1-25 0z" className={css('lower')} />
        </g>
        <path d="M38.25 18.55v7.2h-6.14" className={css('hands')} />
      </svg>
      <span className={css('word')} aria-hidden="true">
        Stimpill
      </span>
    </span>
  );
}
