import styles from './waiting.module.css';

/** What is on its way, in about the room that it will take. */
export function Waiting({ children }: { readonly children: string }) {
  return (
    <p className={styles['waiting']} role="status">
      {children}
    </p>
  );
}
