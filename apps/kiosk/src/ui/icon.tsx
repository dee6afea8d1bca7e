// The icons, drawn for this kiosk. The font has no arrows, ticks or crosses, so none of them is ever a character.
import styles from './icon.module.css';

const PATHS = {
  in: 'M13 4h5a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-5 M3 12h11 M10 7.5 14.5 12 10 16.5',
  out: 'M11 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h5 M10 12h11 M16.5 7.5 21 12l-4.5 4.5',
  check: 'M4.5 12.8 9.6 18 19.5 6.8',
  cross: 'M6 6l12 12 M18 6 6 18',
  backspace: 'M9 5.5h10a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H9L2.8 12z M11.5 9.3l5 5.4 M16.5 9.3l-5 5.4',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z M15.4 15.4 20.5 20.5',
  warning: 'M12 3.6 22 20.4H2z M12 10v4.6 M12 17.5v.1',
  offline:
    'M2.5 9.2a14 14 0 0 1 5-3 M11 5.2a14 14 0 0 1 10.5 4 M5.8 12.8a9 9 0 0 1 4.4-2.4 M15 11.2c1.2.4 2.2 1 3.2 1.8 M9.2 16.3a4.4 4.4 0 0 1 5.6 0 M12 19.8v.1 M3.5 3.5l17 17',
  online: 'M2.5 9.2a14 14 0 0 1 19 0 M5.8 12.8a9 9 0 0 1 12.4 0 M9.2 16.3a4.4 4.4 0 0 1 5.6 0 M12 19.8v.1',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M12 7.2V12l3.4 2',
  lock: 'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5z M8 10.5V7.6a4 4 0 0 1 8 0v2.9',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  question:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M9.4 9.6c.2-1.5 1.3-2.4 2.7-2.4 1.5 0 2.6 1 2.6 2.3 0 2-2.6 2.1-2.6 4.1 M12.1 16.8v.1',
  back: 'M14.5 5 7.5 12l7 7',
  forward: 'M9.5 5l7 7-7 7',
  shield: 'M12 3l7.5 2.8v5.4c0 4.6-3 8.1-7.5 9.8-4.5-1.7-7.5-5.2-7.5-9.8V5.8z M8.6 11.9l2.5 2.5 4.5-4.7',
  pencil: 'M4 20l1-4.5L15.8 4.7a1.6 1.6 0 0 1 2.3 0l1.2 1.2a1.6 1.6 0 0 1 0 2.3L8.5 19z M13.8 6.7l3.5 3.5',
  tablet:
    'M6.5 3h11A1.5 1.5 0 0 1 19 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3z M11 17.8h2',
  touch:
    'M9 12.5V6.2a1.7 1.7 0 0 1 3.4 0v4.6l4.8 1.1a2.4 2.4 0 0 1 1.8 2.7l-.7 4a2.6 2.6 0 0 1-2.6 2.2h-3.3a3 3 0 0 1-2.3-1.1l-4-4.9c-.6-.8-.5-1.8.2-2.4.7-.5 1.6-.4 2.2.3L9 13.2',
  eye: 'M2.5 12c2.3-4.2 5.5-6.3 9.5-6.3s7.2 2.1 9.5 6.3c-2.3 4.2-5.5 6.3-9.5 6.3S4.8 16.2 2.5 12z M12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
  pin: 'M7 4v16 M17 4v16 M3.5 8.8h17 M3.5 15.2h17',
} as const;

export type IconName = keyof typeof PATHS;

type IconProps = { readonly name: IconName };

/** A drawing as large as the text around it; always beside a word, so it is silent for screen readers. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
