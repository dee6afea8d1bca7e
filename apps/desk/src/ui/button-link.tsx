import { Link } from '@tanstack/react-router';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';
import styles from './button.module.css';

const css = classNames(styles);

type ButtonLinkProps = {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
  readonly children: string;
  readonly look?: 'primary' | 'plain' | 'quiet';
  readonly icon?: IconName;
};

/** Leads to another page and looks like a button. */
export function ButtonLink({ to, params, search, children, look = 'plain', icon }: ButtonLinkProps) {
  return (
    <Link to={to} {...(params && { params })} {...(search && { search })} className={css('button', look)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  );
}
