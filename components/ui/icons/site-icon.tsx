// A picture of the site, out of the one file that holds them all: pages and scripts carry none of it.
import type { IconName } from './icon-files.ts';

/** Pictures that point the way one reads. */
const turning: readonly IconName[] = ['logout', 'login', 'megaphone', 'next', 'previous'];

type Props = { readonly name: IconName; readonly size?: number; readonly className?: string };

export function SiteIcon({ name, size = 17, className = '' }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={`${className}${turning.includes(name) ? ' rtl:-scale-x-100' : ''}`}
    >
      <use href={`/icons/menu.svg#${name}`} />
    </svg>
  );
}
