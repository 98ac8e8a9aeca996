// A picture of the menus, out of the one file that holds them all: pages and scripts carry none of it.
import type { IconName } from './icon-files.ts';

export function EntryIcon({ name }: { readonly name: IconName }) {
  return (
    <svg
      width="17"
      height="17"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={name === 'door' || name === 'login' ? 'rtl:-scale-x-100' : ''}
    >
      <use href={`/icons/menu.svg#${name}`} />
    </svg>
  );
}
