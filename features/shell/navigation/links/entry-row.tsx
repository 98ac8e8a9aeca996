// One entry of an open menu: picture, name and what it is for.
import { actionParts } from '../actions/action-parts.ts';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import type { EntryData } from '../entries/header-data.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';

const row = 'flex w-full items-center gap-3 rounded-md px-2.5 py-2 text-start hover:bg-surface-2 focus-visible:bg-surface-2';

type Props = {
  readonly entry: EntryData;
  /** Without the line that explains it, where there is little room. */
  readonly brief?: boolean;
};

export function EntryRow({ entry: { icon, name, about, href, action }, brief = false }: Props) {
  const face = (
    <>
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-surface-2 text-secondary">
        <SiteIcon name={icon} />
      </span>
      <span className="min-w-0">
        <span className="block text-sm font-medium text-primary">{name}</span>
        {brief ? null : <span className="block text-xs text-muted">{about}</span>}
      </span>
    </>
  );
  if (href !== undefined)
    return (
      <PageLink href={href} className={row}>
        {face}
      </PageLink>
    );
  const Part = action === undefined ? undefined : actionParts[action];
  return Part === undefined ? null : <Part className={row}>{face}</Part>;
}
