// The name of a menu in the header; it stands out while one is on one of the menu's pages.
import { ChevronDown } from 'lucide-react';

import { usePathname } from '#lib/i18n/navigation.ts';
import { isCurrent } from './is-current.ts';

type Props = { readonly name: string; readonly addresses: readonly string[] };

export function MenuName({ name, addresses }: Props) {
  const path = usePathname();
  const current = addresses.some((href) => isCurrent(href, path));
  return (
    <span className={`flex items-center gap-1 ${current ? 'text-primary' : ''}`}>
      {name}
      <ChevronDown size={14} aria-hidden className="text-muted transition-transform group-open:rotate-180" />
    </span>
  );
}
