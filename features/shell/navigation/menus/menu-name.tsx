// The name of a menu in the header; it stands out while one is on one of the menu's pages.
import { usePlainPath } from '#lib/i18n/place-context.ts';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import { isCurrent } from '../links/is-current.ts';

type Props = { readonly name: string; readonly addresses: readonly string[] };

export function MenuName({ name, addresses }: Props) {
  const path = usePlainPath();
  const current = addresses.some((href) => isCurrent(href, path));
  return (
    <span className={`flex items-center gap-1 ${current ? 'text-primary' : ''}`}>
      {name}
      <SiteIcon name="chevron" size={14} className="text-muted transition-transform group-open:rotate-180" />
    </span>
  );
}
